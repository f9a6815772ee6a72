import { useMemo } from "react"
import { maxLabels } from "../../../contract/products/shelfLabelCalls.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { products } from "../../../contract/resources/products.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { readAll } from "../../../resource/readAll.ts"
import { PrintLabels } from "../labels/PrintLabels.tsx"
import type { Product } from "./useFoundProducts.ts"
import { queueQuery } from "./useLabelQueue.ts"

const source = { find: callsOf(products).find, key: ({ _id }: Product) => _id }

interface Props {
  readonly store: RecordId
  /** Labels in the queue; as many are printed at once as there may be. */
  readonly count: number
  readonly onClose: () => void
  readonly onPrinted: () => void
}

/** Prints the labels in a store's queue, in the order of its shelves. */
export const QueueDialog = ({ store, count, onClose, onPrinted }: Props) => {
  const { api } = usePanel().client
  const load = useMemo(() => readAll(api, source, queueQuery(store), maxLabels), [api, store])
  const { remote, reload } = useRemote(load)
  return (
    <PrintLabels
      items={remote.data}
      count={Math.min(count, maxLabels)}
      error={failure(remote)}
      onReload={reload}
      {...{ onClose, onPrinted }}
    />
  )
}
