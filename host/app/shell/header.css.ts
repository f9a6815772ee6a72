import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../style/token.ts"

export const header = style({
  gridArea: "head",
  display: "flex",
  alignItems: "center",
  gap: 8,
  minInlineSize: 0,
  paddingInline: "12px 16px",
  "@media": { [narrow]: { paddingInline: "4px 12px", gap: 4 } },
})

export const onPhone = style({
  display: "none",
  "@media": { [narrow]: { display: "inline-flex" } },
})

export const pushed = style({ marginInlineStart: "auto" })

export const company = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minInlineSize: 0,
  paddingInline: "6px 8px",
})
globalStyle(`${company} > :last-child`, { display: "grid", minInlineSize: 0 })

export const companyKind = style({
  fontSize: token("text-2xs"),
  lineHeight: "14px",
  color: token("ink-subtle"),
})

export const companyName = style({
  fontWeight: token("weight-medium"),
  lineHeight: "18px",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
})

export const greeting = style({
  "@media": {
    [narrow]: {
      position: "absolute",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
})

export const account = style({ display: "inline-flex", alignItems: "center", gap: 8 })

export const who = style({
  display: "grid",
  gap: 2,
  padding: "8px 12px",
  maxInlineSize: 280,
  overflowWrap: "anywhere",
  borderBlockEnd: `1px solid ${token("line")}`,
  color: token("ink-muted"),
  fontSize: token("text-xs"),
  lineHeight: "16px",
})
globalStyle(`${who} > strong`, {
  fontSize: token("text-sm"),
  lineHeight: "20px",
  fontWeight: token("weight-medium"),
  color: token("ink"),
})
