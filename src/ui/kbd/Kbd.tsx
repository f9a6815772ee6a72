import type { ReactNode } from "react"
import { kbd } from "./kbd.css.ts"

export interface KbdProps {
  readonly children: ReactNode
}

/** A keyboard key; hidden on phones and touch screens. */
export const Kbd = ({ children }: KbdProps) => <kbd className={kbd}>{children}</kbd>
