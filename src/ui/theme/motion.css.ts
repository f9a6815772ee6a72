import { keyframes } from "@vanilla-extract/css"

/** How menus, dialogs and messages come. */
export const rise = keyframes({ from: { opacity: 0, translate: "0 4px" } })

/** How a spinner turns. */
export const turn = keyframes({ to: { rotate: "360deg" } })

/** How a bone waits, and a spinner for those who want less motion. */
export const breathe = keyframes({ "50%": { opacity: 0.45 } })

/** How the line of a notice runs out. */
export const runOut = keyframes({ from: { inlineSize: "100%" }, to: { inlineSize: 0 } })
