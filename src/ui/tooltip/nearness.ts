/** A user's approach to a button, by pointer or keyboard. */
export interface Nearness {
  readonly target: HTMLElement
  /** The effect of approaching and leaving on the tooltip. */
  readonly act: "open" | "close"
  /** Without the delay of a pointer that passes over. */
  readonly atOnce: boolean
}
