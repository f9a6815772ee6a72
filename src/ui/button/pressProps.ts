import type { KeyboardEvent } from "react"

/** Props of every button, declared here so that an embedder's types need none of React Aria's. */
export interface PressProps {
  readonly id?: string
  readonly type?: "button" | "submit" | "reset"
  /** The id of the form it belongs to, where it is outside of it. */
  readonly form?: string
  readonly isDisabled?: boolean
  readonly autoFocus?: boolean
  readonly excludeFromTabOrder?: boolean
  readonly onPress?: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly "aria-describedby"?: string
  readonly "aria-expanded"?: boolean
  readonly "aria-haspopup"?: "menu" | "dialog"
  readonly "aria-pressed"?: boolean
}
