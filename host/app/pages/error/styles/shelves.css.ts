import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../../../style/token.ts"

export const shelves = style({
  gridTemplateColumns: "1fr 1fr",
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 240px" } },
})

export const side = style({ display: "grid", gridTemplateRows: "auto 1fr" })
globalStyle(`${side} > main`, {
  alignSelf: "center",
  padding: "24px 48px 72px",
  "@media": { [narrow]: { padding: "24px 20px" } },
})

export const picture = style({ position: "relative", overflow: "hidden", background: token("tile-ground") })
