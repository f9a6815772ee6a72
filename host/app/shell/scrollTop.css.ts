import { style } from "@vanilla-extract/css"
import { overLibrary } from "../style/overLibrary.ts"
import { low, token } from "../style/token.ts"

export const scrollTop = style({
  position: "absolute",
  zIndex: 2,
  insetBlockEnd: `calc(${token("bar")} + 12px)`,
  insetInlineEnd: token("gutter"),
  "@media": { [low]: { position: "fixed", insetBlockEnd: 12 } },
  borderRadius: token("radius-control"),
  background: token("raised"),
  boxShadow: token("shadow-popover"),
})
overLibrary(`${scrollTop} > button`, { background: token("raised") })
