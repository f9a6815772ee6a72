import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../../style/token.ts"
import { column } from "../outside/paper.css.ts"

const paper = "print"

/** As long as its text. */
export const body = style([column, { gap: 24, inlineSize: "min(720px, 100%)" }])

/** Not part of the contract. */
export const aside = style({ display: "grid", gap: 16, "@media": { [paper]: { display: "none" } } })

export const sheet = style({
  display: "grid",
  gap: 12,
  padding: 24,
  border: `1px solid ${token("line")}`,
  borderRadius: 8,
  overflowWrap: "anywhere",
  "@media": {
    [narrow]: { padding: 16 },
    [paper]: { display: "block", border: 0, padding: 0, color: "#000" },
  },
})
globalStyle(`${sheet} > h2`, { fontSize: token("text-md"), marginBlockStart: 12, breakAfter: "avoid" })
globalStyle(`${sheet} > p`, { whiteSpace: "pre-line", lineHeight: "24px", orphans: 3, widows: 3 })
globalStyle(`${sheet} > small`, { color: token("ink-subtle") })

export const form = style({ display: "grid", gap: 16, maxInlineSize: 440 })

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: 12 })

export const wrong = style({ color: token("danger-text"), fontSize: token("text-sm") })
