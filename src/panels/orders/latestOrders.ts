import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { limits } from "../../contract/limits.ts"
import { orders } from "../../contract/orders/orders.ts"

/** The latest orders in some statuses, a page of them; `sinceOf` says from when, of the platform's time in milliseconds. */
export const latestOrders = (
  api: Api,
  statuses: ReadonlyArray<OrderStatus>,
  sinceOf: (now: number) => number,
) =>
  Effect.suspend(() =>
    api.call(orders.find, {
      body: {
        filter: { search: "", statuses: [...statuses], from: new Date(sinceOf(api.now())).toISOString() },
        sortField: "id",
        sortOrder: "desc",
        pageNumber: 0,
        pageSize: limits.list.maxPageSize,
      },
    }),
  )
