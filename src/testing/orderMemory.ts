import type { PlaceListener, RealtimeDatabase } from "../api/realtimeDatabase.ts"
import { type NewOrder, newOrderPath } from "../contract/orders/newOrders.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"

/** What a test may do to the orders while a backend runs. */
export interface OrderControls {
  /** A customer orders at the user's company, and its place of the realtime database says so. Answers the order. */
  placeOrder(given?: Partial<Numbered<NewOrder>>): Numbered<NewOrder>
  /** The realtime database, as panels take it. */
  readonly database: RealtimeDatabase
}

/** The orders of a backend in the order they are placed, and who listens for them. */
export const makeOrders = ({ company }: Numbered<CurrentUser>) => {
  const placed = new Array<Numbered<NewOrder>>()
  const listeners = new Set<PlaceListener>()
  const own = company ? newOrderPath(company._id) : undefined
  const controls: OrderControls = {
    placeOrder: (given = {}) => {
      const order: Numbered<NewOrder> = {
        _id: placed.length + 1,
        company: company ?? null,
        status: "NEW",
        placedAt: new Date().toISOString(),
        totalCents: 6990,
        ...given,
      }
      placed.push(order)
      for (const { onValue } of listeners) onValue({ _id: order._id })
      return order
    },
    database: async (place, listener) => {
      if (place !== own) throw new Error("permission_denied")
      listeners.add(listener)
      listener.onValue(null)
      return {
        probe: async () => {},
        reconnect: () => {},
        stop: () => void listeners.delete(listener),
      }
    },
  }
  return { placed, orderControls: controls }
}

/** The orders placed since a cursor, which counts them; none without one. */
export const placedSince = (placed: ReadonlyArray<Numbered<NewOrder>>, after: string | undefined) => ({
  items: after === undefined ? [] : placed.slice(Number(after) - 1),
  cursor: String(placed.length + 1),
})
