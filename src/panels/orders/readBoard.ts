import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { type BoardOrder, openStatuses } from "../../contract/orders/board.ts"
import { orderBoard } from "../../contract/orders/orderBoard.ts"
import { orders } from "../../contract/orders/orders.ts"
import { limits } from "../../contract/limits.ts"

/** Result of one read. */
export interface BoardRead {
  readonly type: "restaurant" | "supermarket"
  readonly orders: ReadonlyArray<BoardOrder>
  /** There are more open orders. */
  readonly isCut: boolean
  /** Numbers of completed and canceled orders today; undefined if the platform does not count them. */
  readonly today: { readonly done: number; readonly canceled: number } | undefined
}

const pageSize = limits.list.maxPageSize
const maxPages = Math.ceil(limits.orders.maxBoard / pageSize)

const pageOf = (api: Api, pageNumber: number) =>
  api.call(orders.find, {
    body: {
      filter: { search: "", statuses: [...openStatuses] },
      sortField: "id",
      sortOrder: "desc",
      pageNumber,
      pageSize,
    },
  })

/** A platform without a board is asked for its open orders, page by page. */
const readPages = Effect.fnUntraced(function* (api: Api, type: BoardRead["type"]) {
  const found: Array<BoardOrder> = []
  let total = 0
  for (let page = 0; page < maxPages; page++) {
    const { items, totalCount } = yield* pageOf(api, page)
    total = totalCount
    found.push(...items)
    if (items.length < pageSize) break
  }
  const isMarket = type === "supermarket"
  return {
    type,
    orders: found.filter(({ company }) => (company?.type === "supermarket") === isMarket),
    isCut: total > found.length,
    today: undefined,
  }
})

/** Reads the open orders of restaurants or of supermarkets. */
export const readBoard = (api: Api, type: BoardRead["type"]) =>
  Effect.flatMap(api.offers(orderBoard.read), (has) =>
    has
      ? Effect.map(
          api.call(orderBoard.read, { query: { type } }),
          ({ orders: open, isCut = false, today }): BoardRead => ({ type, orders: open, isCut, today }),
        )
      : readPages(api, type),
  )
