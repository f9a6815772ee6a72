import { style } from "@vanilla-extract/css"
import { token } from "../../../style/token.ts"

export const qr = style({ display: "flex", justifyContent: "center" })

/** One module is 0.33 mm wide, as EAN-13 has it at its usual size. */
export const bars = style({ display: "block", inlineSize: "37.3mm", blockSize: "9mm" })

export const digits = style({
  display: "block",
  boxSizing: "border-box",
  inlineSize: "37.3mm",
  // The bars need four modules more of white before them than after.
  paddingInlineStart: "1.3mm",
  textAlign: "center",
  fontSize: token("text-2xs"),
  letterSpacing: "0.1em",
  fontVariantNumeric: "tabular-nums",
})
