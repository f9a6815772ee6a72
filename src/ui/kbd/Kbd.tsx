import type { ReactNode } from "react"
import { kbd } from "./kbd.css.ts"

export interface KbdProps {
  readonly children: ReactNode
}

/** A key to press; not shown where there is hardly a keyboard. */
export const Kbd = ({ children }: KbdProps) => <kbd className={kbd}>{children}</kbd>
