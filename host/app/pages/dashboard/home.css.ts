import { globalStyle, style } from "@vanilla-extract/css"
import { token, wide } from "../../style/token.ts"

export const home = style({
  display: "grid",
  alignContent: "start",
  gap: 24,
  minBlockSize: "100%",
  padding: token("gutter"),
  background: token("surface"),
})
globalStyle(`${home} h2`, { fontSize: token("text-lg"), lineHeight: token("leading-xl") })
globalStyle(`${home} h3`, {
  marginBlockEnd: 8,
  fontSize: token("text-sm"),
  fontWeight: token("weight-medium"),
  color: token("ink-muted"),
})

export const own = style({
  display: "grid",
  gap: 24,
  "@media": { [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
})

export const empty = style({ fontSize: token("text-sm"), color: token("ink-muted") })

export const saved = style({ display: "flex", flexWrap: "wrap", gap: 8 })
globalStyle(`${saved} a`, {
  display: "block",
  minBlockSize: token("control"),
  padding: "6px 12px",
  border: `1px solid ${token("line")}`,
  borderRadius: token("radius-control"),
  color: token("accent-text"),
  overflowWrap: "anywhere",
})

export const groups = style({
  display: "grid",
  alignItems: "start",
  gap: 8,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
})

export const group = style({
  border: `1px solid ${token("line")}`,
  borderRadius: token("radius-surface"),
})

export const card = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minBlockSize: 48,
  padding: "8px 12px",
  borderRadius: token("radius-surface"),
  color: token("ink"),
  cursor: "pointer",
  listStyle: "none",
})
globalStyle(`a${card}`, { minBlockSize: 50, border: `1px solid ${token("line")}` })
globalStyle(`${card}:hover, ${saved} a:hover`, { background: token("hover") })
globalStyle(`${card}::-webkit-details-marker`, { display: "none" })
globalStyle(`${card} > svg`, { flex: "none", color: token("ink-muted") })
globalStyle(`${group}[open] > ${card} > svg:last-child`, { transform: "rotate(180deg)" })

export const name = style({ flex: 1, minInlineSize: 0, fontWeight: token("weight-medium") })

export const count = style({ fontSize: token("text-xs"), color: token("ink-muted"), whiteSpace: "nowrap" })

export const screens = style({ paddingBlockEnd: 8 })
globalStyle(`${screens} a`, {
  display: "flex",
  alignItems: "center",
  minBlockSize: token("control"),
  padding: "4px 12px 4px 40px",
  overflowWrap: "anywhere",
})
globalStyle(`${screens} a:hover`, { background: token("hover") })
