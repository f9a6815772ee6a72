/** How near somebody is to a button, with a pointer or by keyboard. */
export interface Nearness {
  readonly target: HTMLElement
  /** What coming and leaving do to the tooltip. */
  readonly act: "open" | "close"
  /** Without the delay of a pointer that passes over. */
  readonly atOnce: boolean
}
