import { style } from "@vanilla-extract/css"

/** In the middle of the window. */
export const whole = style({ blockSize: "100%", display: "grid", placeItems: "center" })
