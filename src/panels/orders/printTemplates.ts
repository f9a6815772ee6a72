import type { BoardOrder } from "../../contract/orders/board.ts"
import { type PrintTemplate, printTemplates } from "../../contract/orders/order.ts"
import { isOfSupermarket } from "../../business/orders/offeredMoves.ts"

const ticketsOf = ({ fulfillment }: BoardOrder): ReadonlyArray<PrintTemplate> => [
  "KITCHEN",
  fulfillment === "DELIVERY" ? "DELIVERY" : "COUNTER",
]

const templatesOf = (order: BoardOrder): ReadonlyArray<PrintTemplate> => [
  ...(isOfSupermarket(order) ? (["PICKING"] as const) : ticketsOf(order)),
  ...(order.hasReceipt ? (["FISCAL"] as const) : []),
]

/** The pages all of these orders may be printed as, the usual one first. */
export const commonTemplates = (orders: ReadonlyArray<BoardOrder>): ReadonlyArray<PrintTemplate> => {
  const [first, ...rest] = orders.map(templatesOf)
  return (first ?? []).filter((one) => rest.every((templates) => templates.includes(one)))
}

/** True if a menu item is a page to print. */
export const isTemplate = (id: string): id is PrintTemplate => printTemplates.some((one) => one === id)
