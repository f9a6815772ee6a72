import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../../../style/token.ts"

/** The whole window, whichever style. */
export const stage = style({
  position: "relative",
  display: "grid",
  minBlockSize: "100%",
  blockSize: "100%",
  overflow: "hidden auto",
  background: token("surface"),
})

export const strip = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: "24px 48px",
  "@media": { [narrow]: { padding: "16px 20px" } },
})

export const words = style({ display: "grid", gap: 12, justifyItems: "start", maxInlineSize: 460 })
globalStyle(`${words} > p`, {
  fontSize: token("text-md"),
  lineHeight: "22px",
  color: token("ink-muted"),
  textWrap: "pretty",
})
globalStyle(`${words} > div`, { marginBlockStart: 12 })

export const kicker = style({})
export const lead = style({})
globalStyle(`${words} > ${kicker}`, { fontSize: token("text-sm"), color: token("ink-subtle") })
globalStyle(`${words} > ${lead}`, { fontWeight: token("weight-medium"), color: token("ink") })

export const title = style({
  fontSize: token("text-3xl"),
  lineHeight: token("leading-3xl"),
  letterSpacing: "-0.024em",
  textWrap: "balance",
})

export const picture = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
})

export const ground = style({ fill: token("tile-ground") })
export const pale = style({ fill: token("tile-pale") })
export const mid = style({ fill: token("tile-mid") })
export const deep = style({ fill: token("tile-deep") })
export const bright = style({ fill: token("tile-bright") })
