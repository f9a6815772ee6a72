import { tokens } from "./tokens.css.ts"

/** The box of what stands over a screen: menus, messages, cards. */
export const floating = {
  borderRadius: tokens.radiusSurface,
  background: tokens.raised,
  boxShadow: tokens.shadowPopover,
} as const
