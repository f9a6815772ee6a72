import { type BoardFilter, noFilter } from "./boardFilter.ts"

/** Layouts of the orders. */
export const orderLayouts = ["board", "list", "map", "inbox", "kitchen"] as const
export type OrderLayout = (typeof orderLayouts)[number]

/** View state that a host keeps, for example in its address. */
export interface OrdersView extends BoardFilter {
  readonly layout: OrderLayout
  /**
   * Period whose orders are listed, open and closed: `today`, `yesterday`, `week` (7 days), `month` (30 days), `all`, or
   * two days with `..` between them, either of which may be left out. The open orders alone by default.
   */
  readonly period?: string | undefined
  /** Stores whose orders of a period are listed: of every type rather than the panel's. */
  readonly stores?: "all" | undefined
  /** The key of the order that is open. */
  readonly order?: string | undefined
}

/** The view of a panel nobody has changed. */
export const firstView: OrdersView = {
  ...noFilter,
  layout: "board",
  period: undefined,
  stores: undefined,
  order: undefined,
}
