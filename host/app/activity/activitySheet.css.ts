import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

export const happenings = style({ display: "grid" })

export const happening = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2px 12px",
  padding: "12px 20px",
  borderBlockEnd: `1px solid ${token("line")}`,
})

export const when = style({
  fontSize: token("text-xs"),
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  color: token("ink-subtle"),
})

export const about = style({ gridColumn: "1 / -1", color: token("ink-muted"), overflowWrap: "anywhere" })

export const groups = style({ display: "grid" })

export const group = style({
  display: "grid",
  gap: 4,
  padding: "12px 20px",
  borderBlockEnd: `1px solid ${token("line")}`,
  background: token("accent-soft"),
  selectors: { "&[data-read]": { background: "none" } },
})

export const groupHead = style({
  display: "flex",
  gap: 8,
  alignItems: "baseline",
  fontWeight: 600,
  overflowWrap: "anywhere",
})

export const subject = style({ color: token("ink-muted"), overflowWrap: "anywhere" })

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2px 12px",
  padding: "2px 0",
})

export const earlier = style({ color: token("ink-muted") })

export const ownActions = style({ padding: "12px 0" })

globalStyle(`${groupHead} > a`, { color: token("accent-text") })
globalStyle(`${ownActions} > summary`, { padding: "0 20px 8px", cursor: "pointer", fontWeight: 600 })
globalStyle(`${earlier} > summary`, { cursor: "pointer" })
