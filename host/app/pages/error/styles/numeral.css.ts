import { style } from "@vanilla-extract/css"
import { narrow, token } from "../../../style/token.ts"

export const numeral = style({
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto minmax(0, 1fr)",
  overflow: "hidden",
})

export const matter = style({
  position: "relative",
  zIndex: 1,
  padding: "40px 48px 0",
  "@media": { [narrow]: { padding: "16px 20px 0" } },
})

export const figure = style({
  alignSelf: "end",
  marginInlineStart: 40,
  // The figures stand so deep that the edge of the window cuts their feet.
  marginBlockEnd: "-0.23em",
  fontSize: "min(46vw, 62vh)",
  lineHeight: 1,
  fontWeight: 700,
  letterSpacing: "-0.065em",
  whiteSpace: "nowrap",
  color: token("tile-pale"),
  // A picture of the code, not a text to be read: that stands beside it.
  selectors: { "&::before": { content: "attr(data-code)" } },
  "@media": { [narrow]: { marginInlineStart: 8, fontSize: "62vw" } },
})
