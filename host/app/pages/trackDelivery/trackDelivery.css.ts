import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../../style/token.ts"

const paper = "print"

/** One narrow column, as a receiver reads it on a phone. */
export const frame = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: 24,
  blockSize: "100%",
  overflow: "auto",
  padding: "16px 32px",
  background: token("surface"),
  "@media": {
    [narrow]: { padding: 16 },
    [paper]: { display: "block", blockSize: "auto", overflow: "visible", padding: 0, background: "none" },
  },
})

export const strip = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  "@media": { [paper]: { display: "none" } },
})

export const body = style({
  display: "grid",
  gap: 16,
  alignContent: "start",
  inlineSize: "min(440px, 100%)",
  justifySelf: "center",
  minInlineSize: 0,
  overflowWrap: "anywhere",
})

export const screenOnly = style({ "@media": { [paper]: { display: "none" } } })

export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 8 })

export const subtle = style({ color: token("ink-muted") })

/** Four bars, filled up to where it is. */
export const meter = style({ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 4 })
globalStyle(`${meter} > i`, { blockSize: 4, borderRadius: 2, background: token("line") })
globalStyle(`${meter} > i[data-reached]`, { background: token("accent-mark") })

export const steps = style({ display: "grid", gap: 12, margin: 0, padding: 0, listStyle: "none" })
globalStyle(`${steps} > li`, { display: "flex", justifyContent: "space-between", gap: 8 })
globalStyle(`${steps} > li[data-ahead]`, { color: token("ink-muted") })
