import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"

/** When an order came to a status. */
export type OrderStep = readonly [at: number, status: OrderStatus]
