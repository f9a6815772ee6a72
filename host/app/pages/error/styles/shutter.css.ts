import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "../../../style/token.ts"

export const shutter = style({
  gridTemplateRows: "minmax(200px, 1fr) auto",
  background: token("tile-ground"),
})

export const door = style({ position: "relative", overflow: "hidden", background: token("tile-pale") })

export const below = style({ padding: "28px 20px 40px" })
globalStyle(`${below} > div`, { marginInline: "auto", justifyItems: "center", textAlign: "center" })
globalStyle(`${below} > div > p`, { color: token("ink") })

export const slat = style({ stroke: token("tile-ground"), strokeWidth: 2 })
export const string = style({ fill: "none", stroke: token("tile-deep"), strokeWidth: 4 })
export const edge = style({ fill: "none", stroke: token("tile-mid"), strokeWidth: 3 })
export const writing = style({
  fill: `light-dark(${token("accent-text")}, ${token("tile-ground")})`,
  font: `650 68px ${token("font-family")}`,
  letterSpacing: "-0.03em",
  textAnchor: "middle",
})
