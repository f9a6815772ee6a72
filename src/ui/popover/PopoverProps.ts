import type { ReactNode, RefObject } from "react"

type Side = "top" | "bottom" | "left" | "right" | "start" | "end"

export interface PopoverProps {
  readonly label: string
  /** The element it is positioned at. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly placement?: Side | `${"top" | "bottom"} ${"start" | "end"}` | undefined
  readonly children: ReactNode
}
