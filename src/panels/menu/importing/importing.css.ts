import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const line = `1px solid ${tokens.line}`
const small = { fontSize: tokens.textSm, lineHeight: tokens.leadingSm } as const

export const part = style(layered({ display: "grid", gap: tokens.space4 }, "panels"))
export const row = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space3 }, "panels"),
)
export const columns = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
      paddingBlock: tokens.space3,
    },
    "panels",
  ),
)
export const summary = style(layered({ cursor: "pointer", fontWeight: tokens.weightMedium }, "panels"))
export const figures = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(96px, 1fr))",
      margin: 0,
      padding: 0,
      border: 0,
      borderBlock: line,
      minInlineSize: 0,
    },
    "panels",
  ),
)
export const figure = style(
  layered(
    {
      display: "grid",
      gap: tokens.space1,
      padding: tokens.space3,
      border: 0,
      borderBlockEnd: "2px solid transparent",
      background: "transparent",
      color: "inherit",
      font: "inherit",
      textAlign: "start",
      cursor: "pointer",
      selectors: {
        '&[aria-pressed="true"]': { background: tokens.accentSoft, borderBlockEndColor: tokens.accentMark },
        "&:hover": { background: tokens.hover },
        "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: "-2px" },
      },
    },
    "panels",
  ),
)
export const count = style(
  layered(
    {
      fontSize: tokens.textXl,
      lineHeight: tokens.leadingXl,
      fontWeight: tokens.weightStrong,
      fontVariantNumeric: "tabular-nums",
    },
    "panels",
  ),
)
export const word = style(layered({ ...small, color: tokens.inkMuted }, "panels"))
export const finding = style(
  layered(
    { display: "grid", gap: tokens.space2, borderBlockStart: line, paddingBlockStart: tokens.space3 },
    "panels",
  ),
)
export const findingHead = style(
  layered(
    { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: tokens.space2 },
    "panels",
  ),
)
export const heading = style(layered({ fontWeight: tokens.weightStrong }, "panels"))
export const lines = style(layered({ display: "grid", listStyle: "none", margin: 0, padding: 0 }, "panels"))
export const entry = style(
  layered(
    {
      ...small,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      gap: `0 ${tokens.space3}`,
      paddingBlock: tokens.space2,
      borderBlockStart: line,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)
export const place = style(
  layered({ minInlineSize: "72px", color: tokens.inkSubtle, fontVariantNumeric: "tabular-nums" }, "panels"),
)
export const what = style(layered({ flex: "1 1 160px", minInlineSize: 0 }, "panels"))
export const written = style(layered({ color: tokens.dangerText }, "panels"))
export const old = style(layered({ color: tokens.inkSubtle, textDecoration: "line-through" }, "panels"))
