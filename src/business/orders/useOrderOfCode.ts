import { useMemo } from "react"
import { orders } from "../../contract/orders/orders.ts"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"

/** Orders whose codes contain the one that is looked for. */
const pageSize = 10

const bare = (code: string | null | undefined) => (code ?? "").replace(/^#/, "").toLowerCase()

/** The latest order of a code, of a company where one is named; undefined while none is found. */
export const useOrderOfCode = (code: string, company: RecordId | undefined) => {
  const { api } = usePanel().client
  const load = useMemo(
    () =>
      api.call(orders.find, {
        body: {
          filter: { search: bare(code) },
          sortField: "placedAt",
          sortOrder: "desc",
          pageNumber: 0,
          pageSize,
        },
      }),
    [api, code],
  )
  const { remote } = useRemote(load)
  return remote.data?.items.find(
    (one) => bare(one.code) === bare(code) && (company === undefined || sameId(one.company?._id, company)),
  )
}
