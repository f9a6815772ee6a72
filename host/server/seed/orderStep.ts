import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"

/** A status of an order and the time it began. */
export type OrderStep = readonly [at: number, status: OrderStatus]
