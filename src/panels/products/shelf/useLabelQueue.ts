import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { labelReasons } from "../../../contract/products/shelfLabel.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { products } from "../../../contract/resources/products.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"

const { find } = callsOf(products)

/** Query for the products on the shelves of a store that need another label, in the order in which they stand on its shelves. */
export const queueQuery = (store: RecordId) =>
  ({
    filter: { label: labelReasons, status: ["ACTIVE", "OUT_OF_STOCK"], owner: [store] },
    sortField: "place",
    sortOrder: "asc",
  }) as const

/** The number of labels a store has to print; undefined until it is known. */
export const useLabelQueue = (store: RecordId | undefined) => {
  const { api } = usePanel().client
  const load = useMemo(
    () =>
      store === undefined
        ? Effect.succeed(undefined)
        : Effect.map(
            api.call(find, { body: { ...queueQuery(store), pageNumber: 0, pageSize: 1 } }),
            ({ totalCount }) => totalCount,
          ),
    [api, store],
  )
  const { remote, reload } = useRemote(load)
  return { count: remote.data, reload }
}
