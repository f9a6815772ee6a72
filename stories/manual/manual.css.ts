import { globalStyle, style } from "@vanilla-extract/css"

export const page = style({
  padding: 24,
  maxInlineSize: 1080,
  font: "14px/1.5 system-ui, sans-serif",
  color: "#222",
})
globalStyle(`${page} code`, { font: "13px ui-monospace, monospace", overflowWrap: "break-word" })

export const table = style({ inlineSize: "100%", borderCollapse: "collapse", marginBlock: "12px 24px" })
globalStyle(`${table} :is(th, td)`, {
  padding: "6px 12px 6px 0",
  borderBlockEnd: "1px solid #ddd",
  textAlign: "start",
  verticalAlign: "top",
})

/** A tag as it is on a page, in the space it has there. */
export const live = style({
  blockSize: 480,
  overflow: "auto",
  marginBlock: 16,
  border: "1px solid #ccc",
  borderRadius: 8,
})

export const samples = style({ display: "flex", gap: 12 })
export const sample = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 96,
  blockSize: 56,
  overflow: "hidden",
})
