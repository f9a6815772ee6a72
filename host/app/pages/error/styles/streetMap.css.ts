import { style } from "@vanilla-extract/css"
import { narrow, token } from "../../../style/token.ts"

export const map = style({ alignItems: "end" })

export const card = style({
  position: "relative",
  margin: 48,
  inlineSize: "min(420px, calc(100% - 32px))",
  padding: "28px 32px 32px",
  borderRadius: 12,
  background: token("raised"),
  boxShadow: token("shadow-popover"),
  "@media": { [narrow]: { margin: 16, padding: "20px 20px 24px" } },
})

export const land = style({ fill: token("map-block") })
export const street = style({ stroke: token("map-road"), strokeWidth: 5 })
export const park = style({ fill: token("map-park") })

const line = { fill: "none", strokeLinejoin: "round" } as const
export const bank = style({ ...line, stroke: token("map-road-edge"), strokeWidth: 56 })
export const shore = style({ ...line, stroke: token("map-road"), strokeWidth: 52 })
export const river = style({ ...line, stroke: token("map-water"), strokeWidth: 34 })
export const kerb = style({ ...line, stroke: token("map-road-edge"), strokeWidth: 13 })
export const avenue = style({ ...line, stroke: token("map-road"), strokeWidth: 11 })

export const way = style({
  ...line,
  stroke: token("accent-mark"),
  strokeWidth: 7,
  strokeDasharray: "1 16",
  strokeLinecap: "round",
})
export const start = style({ fill: token("accent-mark"), stroke: token("raised"), strokeWidth: 5 })
export const goal = style({
  fill: token("raised"),
  stroke: token("accent-mark"),
  strokeWidth: 5,
  strokeDasharray: "9 7",
})
export const question = style({
  fill: token("accent-text"),
  font: `650 34px ${token("font-family")}`,
  textAnchor: "middle",
})
