/** Which ways to look at the orders a host wants besides the board; all of them by default. */
export interface OrdersFeatures {
  readonly list?: boolean
  readonly map?: boolean
  /** What waits for somebody, of all stores the user sees, longest first. */
  readonly inbox?: boolean
  /** The screen for whoever cooks. */
  readonly kitchen?: boolean
}
