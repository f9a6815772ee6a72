/** Layouts a host wants besides the board; all of them by default. */
export interface OrdersFeatures {
  readonly list?: boolean
  readonly map?: boolean
  /** Orders waiting for somebody, in all stores the user sees, longest first. */
  readonly inbox?: boolean
  /** The screen for whoever cooks. */
  readonly kitchen?: boolean
}
