import { useMemo, useRef } from "react"
import type { products } from "../../../contract/resources/products.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import type { ManyChange } from "../../../resource/described/ownActions.ts"
import { readSelected } from "../../../resource/described/useChangeMany.ts"
import { countOf } from "../../../resource/described/useManyRows.ts"
import { ActDialog } from "../../../ui/dialog/ActDialog.tsx"
import { printDocument } from "../../../ui/print/printDocument.ts"
import { useProductWords } from "../words.ts"
import { labelRules, LabelSheet } from "./LabelSheet.tsx"

type Product = RowOf<typeof products>

/** Most price labels printed at once: some fourteen sheets. */
const maxLabels = 300

/** The chosen products; those of a filter are read anew. */
const useChosen = ({ list: { model, spec }, pending: { rows } }: ManyChange) => {
  const { api } = usePanel().client
  const load = useMemo(() => readSelected({ model, spec }, rows, api, maxLabels), [api, model, spec, rows])
  const { remote, reload } = useRemote(load)
  return { items: remote.data as ReadonlyArray<Product> | undefined, error: failure(remote), reload }
}

/** Prints price labels of the chosen products, with the prices of now. */
const LabelsDialog = (many: ManyChange) => {
  const { client } = usePanel()
  const say = useProductWords()
  const explain = useExplain()
  const sheet = useRef<HTMLDivElement>(null)
  const { items, error, reload } = useChosen(many)
  const count = countOf(many.pending.rows)
  const title = say("labelsOf", { count })
  const isTooMany = count > maxLabels
  const print = () => {
    if (error) return reload()
    if (sheet.current) printDocument(sheet.current, title, labelRules)
  }
  return (
    <ActDialog
      width="delete"
      title={title}
      isBusy={items === undefined && error === undefined}
      isDisabled={isTooMany}
      error={error && explain(error)}
      label={error ? say("again") : say("print")}
      cancelLabel={say("close")}
      onPress={print}
      onCancel={many.onClose}
    >
      <p>{isTooMany ? say("labelsTooMany", { max: maxLabels }) : say("labelsAbout")}</p>
      <div hidden>
        <div ref={sheet}>{items && <LabelSheet {...{ items }} at={client.api.now()} />}</div>
      </div>
    </ActDialog>
  )
}

export default LabelsDialog
