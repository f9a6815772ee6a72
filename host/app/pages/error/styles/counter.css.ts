import { style } from "@vanilla-extract/css"
import { narrow, token } from "../../../style/token.ts"

export const counter = style({
  gridTemplateRows: "auto 1fr",
  borderBlockEnd: `12px solid ${token("tile-deep")}`,
})

export const matter = style({
  alignSelf: "center",
  padding: "24px 48px 96px",
  "@media": { [narrow]: { padding: "24px 20px 112px" } },
})

export const bell = style({
  position: "absolute",
  insetBlockEnd: 2,
  insetInlineEnd: "15%",
  inlineSize: 96,
  blockSize: 80,
})
