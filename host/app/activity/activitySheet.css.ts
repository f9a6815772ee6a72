import { style } from "@vanilla-extract/css"
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
