import { type BoardFilter, noFilter } from "./boardFilter.ts"

/** How the orders are shown. */
export const orderLayouts = ["board", "list", "map", "inbox", "kitchen"] as const
export type OrderLayout = (typeof orderLayouts)[number]

/** What of the panel a host keeps, such as in its address. */
export interface OrdersView extends BoardFilter {
  readonly layout: OrderLayout
  /** The key of the order that is open. */
  readonly order?: string | undefined
}

/** The view of a panel nobody has changed. */
export const firstView: OrdersView = { ...noFilter, layout: "board", order: undefined }
