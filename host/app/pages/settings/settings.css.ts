import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../../style/token.ts"

export const page = style({ display: "grid", gap: 24, padding: "16px 24px 32px", overflow: "auto" })

export const tools = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 12 })

/** As high as the fields beside it. */
export const check = style({ display: "flex", alignItems: "center", minBlockSize: token("control") })

export const group = style({ display: "grid", gap: 0, margin: 0, padding: 0, listStyle: "none" })
globalStyle(`${group} > li`, { borderBlockEnd: `1px solid ${token("line")}`, paddingBlock: 16 })

/** The setting's description beside its value; stacked on phones. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 320px) minmax(0, 1fr)",
  gap: 24,
  alignItems: "start",
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})

export const about = style({ display: "grid", gap: 6, justifyItems: "start" })

/** The value and its source, on one line if they fit. */
export const source = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" })

export const muted = style({ color: token("ink-muted") })

/** A quiet button's text begins where the text above it does. */
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: 8 })
globalStyle(`${buttons} > :only-child`, { marginInlineStart: -8 })

export const stack = style({ display: "grid", gap: 12 })
