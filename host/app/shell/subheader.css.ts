import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../style/token.ts"

export const subheader = style({
  flex: "none",
  display: "flex",
  alignItems: "flex-end",
  gap: "8px 16px",
  padding: `16px ${token("gutter")} 12px`,
  "@media": {
    [narrow]: { padding: `12px ${token("gutter")} 8px`, alignItems: "flex-start", flexWrap: "wrap" },
  },
})

export const text = style({
  display: "grid",
  gap: 2,
  flex: 1,
  minInlineSize: 0,
  "@media": { [narrow]: { flex: "1 1 200px" } },
})

export const actions = style({ display: "flex", flexWrap: "wrap", gap: 8 })

export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  marginBlockEnd: 4,
  fontSize: token("text-xs"),
  lineHeight: "16px",
  color: token("ink-subtle"),
})
globalStyle(`${crumbs} > li`, { display: "inline-flex", alignItems: "center", gap: 4 })
globalStyle(`${crumbs} a:hover`, {
  color: token("ink"),
  textDecoration: "underline",
  textUnderlineOffset: 3,
})
globalStyle(`${crumbs} [aria-current]`, { color: token("ink-muted") })

export const heading = style({
  fontSize: token("text-xl"),
  lineHeight: token("leading-xl"),
  letterSpacing: "-0.014em",
  outline: "none",
})

export const description = style({ color: token("ink-muted") })
