import type { PlaceListener, RealtimeDatabase } from "../api/realtimeDatabase.ts"
import type { PrepTimes } from "../contract/companies/prepMinutesAt.ts"
import { type NewOrder, newOrderPath } from "../contract/orders/newOrders.ts"
import type { BoardOrder } from "../contract/orders/board.ts"
import type { Order } from "../contract/orders/order.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { type EventStreams, eventStreams } from "./eventStreams.ts"
import { boardOrder } from "./boardOrder.ts"
import type { ConversationMemory } from "./conversationMemory.ts"
import { accepted, makeOrderSettings } from "./orderSettingsHandlers.ts"
import { isOf, waitsSince } from "./waitingChats.ts"
import type { LastMoves } from "./shownOrder.ts"

/** Fields of an order that a test gives; the rest are defaults. */
export type GivenOrder = Partial<Numbered<Order>> & { readonly totalCents?: number }

/** Controls for a test over the orders while a backend runs. */
export interface OrderControls {
  /** A customer orders at the user's company, and its place of the realtime database says so. Answers the order. */
  placeOrder(order?: GivenOrder): Numbered<Order>
  /** Somebody else changes an order, and streams tell of it. */
  changeOrder(id: number, changes: Partial<Numbered<Order>>): void
  /** The realtime database, as panels take it. */
  readonly database: RealtimeDatabase
}

/** The orders of a backend, by number, in the order they are placed. */
export interface OrderMemory extends ReadonlyMap<number, Numbered<Order>> {
  /** Keeps an order as it is from now on, and streams tell of it. */
  readonly put: (order: Numbered<Order>) => void
  readonly lastMoves: LastMoves
  /** An order as a board shows it. */
  readonly onBoard: (order: Numbered<Order>) => Numbered<BoardOrder>
}

const keepOrders = (changes: EventStreams, chat: ConversationMemory): OrderMemory => {
  const orders = new Map<number, Numbered<Order>>()
  const onBoard = (order: Numbered<Order>) => ({ ...boardOrder(order), chatSince: waitsSince(chat, order) })
  const notify = (changed: ReadonlyArray<Numbered<Order>>) =>
    changes.publish("changes", { changed: changed.map(onBoard) })
  const storeOrder = (order: Numbered<Order>) => {
    orders.set(order._id, order)
    notify([order])
  }
  chat.onChange(({ phone }) => {
    const customerOrders = [...orders.values()].filter((order) => isOf(order, phone))
    if (customerOrders.length > 0) notify(customerOrders)
  })
  return Object.assign(orders, { put: storeOrder, lastMoves: new Map(), onBoard })
}

const usual = (_id: number, { totalCents = 6990, ...order }: GivenOrder): Numbered<Order> => {
  const at = new Date().toISOString()
  const status = order.status ?? "NEW"
  return {
    _id,
    code: String(_id),
    status,
    version: 1,
    placedAt: at,
    channel: "APP",
    fulfillment: "DELIVERY",
    customer: { name: "Lívia Araújo", phone: "11970001234" },
    payments: [{ kind: "ONLINE", method: "PIX", amountCents: totalCents, state: "PAID" }],
    totals: {
      itemsCents: totalCents - 690,
      deliveryFeeCents: 690,
      serviceFeeCents: 0,
      tipCents: 0,
      discountCents: 0,
      totalCents,
    },
    items: [
      {
        name: "Lasanha à bolonhesa",
        quantity: 1,
        unitPriceCents: totalCents - 690,
        totalCents: totalCents - 690,
      },
    ],
    timeline: [{ status, at, by: { kind: "CUSTOMER" } }],
    hasReceipt: false,
    ...order,
  }
}

/** The orders of a backend, and who listens for them. */
export const makeOrders = (
  { company }: Numbered<CurrentUser>,
  chat: ConversationMemory,
  isOpen: () => boolean,
  prepExceptions: () => PrepTimes["exceptions"],
) => {
  const orderChanges = eventStreams()
  const orders = keepOrders(orderChanges, chat)
  const orderSettings = makeOrderSettings(prepExceptions)
  const listeners = new Set<PlaceListener>()
  const own = company ? newOrderPath(company._id) : undefined
  const orderControls: OrderControls = {
    placeOrder: (givenOrder = {}) => {
      const order = usual(givenOrder._id ?? orders.size + 1, { company: company ?? null, ...givenOrder })
      const stored = accepted(order, orderSettings, isOpen())
      orders.put(stored)
      for (const { onValue } of listeners) onValue({ _id: order._id })
      return stored
    },
    changeOrder: (id, changes) => {
      const order = orders.get(id)
      if (order) orders.put({ ...order, version: (order.version ?? 1) + 1, ...changes })
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
  return { orders, orderSettings, orderChanges, orderControls }
}

/** The orders placed since a cursor, which counts them; none without one. */
export const placedSince = (orders: OrderMemory, after: string | undefined) => {
  const placed = [...orders.values()].map(
    ({ _id, company, status, placedAt, totals }): Numbered<NewOrder> => ({
      _id,
      status,
      ...(company && { company }),
      ...(placedAt && { placedAt }),
      ...(totals && { totalCents: totals.totalCents }),
    }),
  )
  return {
    items: after === undefined ? [] : placed.slice(Number(after) - 1),
    cursor: String(placed.length + 1),
  }
}
