import { keyframes } from "@vanilla-extract/css"

/** Menus, dialogs and messages as they appear. */
export const enter = keyframes({ from: { opacity: 0, translate: "0 4px" } })

/** A spinner. */
export const spin = keyframes({ to: { rotate: "360deg" } })

/** A skeleton, and a spinner with reduced motion. */
export const pulse = keyframes({ "50%": { opacity: 0.45 } })

/** The bar that shows how long a notice stays. */
export const drain = keyframes({ from: { inlineSize: "100%" }, to: { inlineSize: 0 } })
