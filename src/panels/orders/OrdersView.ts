import { type BoardFilter, noFilter } from "./boardFilter.ts"

/** Layouts of the orders. */
export const orderLayouts = ["board", "list", "map", "inbox", "kitchen"] as const
export type OrderLayout = (typeof orderLayouts)[number]

/** View state that a host keeps, for example in its address. */
export interface OrdersView extends BoardFilter {
  readonly layout: OrderLayout
  /** The key of the order that is open. */
  readonly order?: string | undefined
}

/** The view of a panel nobody has changed. */
export const firstView: OrdersView = { ...noFilter, layout: "board", order: undefined }
