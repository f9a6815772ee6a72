import { useMemo } from "react"
import { maxLabels } from "../../../contract/products/shelfLabelCalls.ts"
import type { products } from "../../../contract/resources/products.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import type { ManyChange } from "../../../resource/described/ownActions.ts"
import { readSelected } from "../../../resource/described/useChangeMany.ts"
import { countOf } from "../../../resource/described/useManyRows.ts"
import { PrintLabels } from "./PrintLabels.tsx"

type Product = RowOf<typeof products>

/** Prints price labels of the chosen products; those of a filter are read anew. */
const LabelsDialog = ({ list: { model, spec }, pending: { rows }, onClose }: ManyChange) => {
  const { api } = usePanel().client
  const load = useMemo(() => readSelected({ model, spec }, rows, api, maxLabels), [api, model, spec, rows])
  const { remote, reload } = useRemote(load)
  return (
    <PrintLabels
      items={remote.data as ReadonlyArray<Product> | undefined}
      count={countOf(rows)}
      error={failure(remote)}
      onReload={reload}
      onClose={onClose}
      onPrinted={model.reload}
    />
  )
}

export default LabelsDialog
