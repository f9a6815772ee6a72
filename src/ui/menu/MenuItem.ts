import type { IconShape } from "../icon/Icon.tsx"

/** One item of a menu. */
export interface MenuItem<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: IconShape | undefined
  readonly tone?: "danger" | undefined
  readonly isDisabled?: boolean | undefined
  /** Text at the end of the item: a shortcut, or the current value. */
  readonly hint?: string | undefined
  /** If set, the item is a radio item: one choice among others. */
  readonly isSelected?: boolean | undefined
  /** If set, the item is a checkbox item; the menu stays open when it changes. */
  readonly isChecked?: boolean | undefined
  /** Draws a separator above it. */
  readonly hasSeparator?: boolean | undefined
}
