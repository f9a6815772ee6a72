import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { isRestorable, keptFields, keptNumber, ownNumber } from "../../contract/products/priceField.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { priceChanges } from "../../contract/resources/priceChanges.ts"
import { products } from "../../contract/resources/products.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { useKeptValue } from "./useKeptValue.ts"
import { type ProductFailure, useProductProblem } from "./useProductProblem.ts"
import { useProductWords } from "./words.ts"

const resource: Resource = priceChanges
const { get, save } = callsOf(products)

interface Props {
  readonly row: RowOf<typeof priceChanges>
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** The product as it is now, and the value that would go back. */
const useFormerValue = ({ row }: Props) => {
  const { api } = usePanel().client
  const id = row.product._id
  const { remote, reload } = useRemote(useMemo(() => api.call(get, { params: { id } }), [api, id]))
  const field = isRestorable(row.field) ? row.field : undefined
  const product = remote.data as RowOf<typeof products> | undefined
  const own = product && field && product[keptFields[field]]
  const now = field && typeof own === "number" ? keptNumber(field, own) : null
  const before = field && row.before !== null ? ownNumber(field, row.before) : null
  return { product, now, name: field && keptFields[field], before, error: failure(remote), reload }
}

/** Asks whether a product shall have the value again that a change took away; one saved meanwhile is shown first. */
const RestoreChange = (props: Props) => {
  const { row, onChanged, onDone } = props
  const { before: ask, client, emit } = usePanel()
  const say = useProductWords()
  const explain = useExplain()
  const problemOf = useProductProblem()
  const { word } = useReader(resource)
  const write = useKeptValue()
  const showSnackbar = useSnackbar()
  const { product, now, name, before, error: unread, reload } = useFormerValue(props)
  const { busy, error, run } = useTask<ProductFailure>()
  const detail = { id: row.product._id }
  const restore = () => {
    if (!product || name === undefined) return
    const version = product.version === undefined ? {} : { version: product.version }
    const body = { [name]: before, ...version }
    const work = client.api.call(save, { params: detail, body }).pipe(
      Effect.tapError(({ _tag }) => Effect.sync(() => _tag === "StaleRecord" && reload())),
      Effect.map(() => {
        emit({ panel: "products", type: "saved", detail })
        showSnackbar(say("restored"))
        onChanged()
        onDone()
      }),
    )
    run(Effect.andThen(ask({ panel: "products", type: "save", detail }), work))
  }
  const values = {
    field: word(`filter.field.${row.field}`),
    now: write(row.field, now),
    before: write(row.field, row.before),
  }
  const isSame = product !== undefined && now === row.before
  return (
    <ActDialog
      role="alertdialog"
      width="status"
      title={say("restoreTitle", { name: row.name })}
      label={say(busy ? "restoring" : "restore")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      isDisabled={!product || isSame}
      error={problemOf(error) ?? (unread && explain(unread))}
      onPress={restore}
      onCancel={onDone}
    >
      <p>{product ? say(isSame ? "restoreSame" : "restoreAsk", values) : say("restoreLoading")}</p>
    </ActDialog>
  )
}

export default RestoreChange
