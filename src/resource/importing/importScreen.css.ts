import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const line = `1px solid ${tokens.line}`
const small = { fontSize: tokens.textSm, lineHeight: tokens.leadingSm } as const

export const screen = style(
  layered(
    { display: "grid", gap: tokens.space4, minInlineSize: 0, padding: tokens.gutter, paddingBlockEnd: 0 },
    "panels",
  ),
)
export const start = style(layered({ display: "grid", gap: tokens.space4, maxInlineSize: "720px" }, "panels"))
export const dropPlace = style(
  layered(
    {
      display: "grid",
      justifyItems: "center",
      gap: tokens.space2,
      padding: `${tokens.space6} ${tokens.space4}`,
      border: `1px dashed ${tokens.lineStrong}`,
      borderRadius: tokens.radiusSurface,
      textAlign: "center",
      selectors: { "&[data-over]": { background: tokens.accentSoft, borderColor: tokens.accentMark } },
    },
    "panels",
  ),
)
export const row = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space3 }, "panels"),
)
export const halves = style(
  layered(
    {
      display: "grid",
      gap: tokens.space4,
      alignItems: "start",
      "@container": {
        "balcao-panel (inline-size >= 860px)": { gridTemplateColumns: "minmax(300px, 416px) minmax(0, 1fr)" },
      },
    },
    "panels",
  ),
)
export const columns = style(
  layered({ display: "grid", margin: 0, padding: 0, border: 0, minInlineSize: 0 }, "panels"),
)
export const columnsHead = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      gap: tokens.space3,
      alignItems: "baseline",
      padding: 0,
      paddingBlockEnd: tokens.space2,
      fontWeight: tokens.weightStrong,
    },
    "panels",
  ),
)
export const column = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 16px minmax(0, 1fr)",
      gap: tokens.space2,
      alignItems: "center",
      minBlockSize: "48px",
      paddingBlock: tokens.space1,
      borderBlockStart: line,
    },
    "panels",
  ),
)
export const columnName = style(layered({ display: "grid", minInlineSize: 0 }, "panels"))
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const
export const heading = style(layered({ ...cut, fontWeight: tokens.weightMedium }, "panels"))
export const sample = style(layered({ ...cut, ...small, color: tokens.inkMuted }, "panels"))
export const word = style(layered({ ...small, color: tokens.inkMuted }, "panels"))
/** On a narrow screen what becomes of the rows stands above their columns, once it is known. */
export const outcome = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      minInlineSize: 0,
      "@container": {
        "balcao-panel (inline-size < 860px)": { selectors: { "&[data-planned]": { order: -1 } } },
      },
    },
    "panels",
  ),
)
export const figures = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(104px, 1fr))",
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
export const figureWord = style(layered({ ...small, color: tokens.inkMuted }, "panels"))
export const rows = style(layered({ display: "grid", gap: tokens.space3, minInlineSize: 0 }, "panels"))
export const lines = style(layered({ display: "grid", listStyle: "none", margin: 0, padding: 0 }, "panels"))
export const entry = style(
  layered(
    {
      ...small,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `0 ${tokens.space3}`,
      minBlockSize: "32px",
      paddingBlock: tokens.space1,
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
export const refusal = style(layered({ flex: "1 1 240px", color: tokens.dangerText }, "panels"))
export const caution = style(layered({ flex: "1 1 240px", color: tokens.warningText }, "panels"))
export const change = style(layered({ fontVariantNumeric: "tabular-nums" }, "panels"))
export const old = style(layered({ color: tokens.inkSubtle }, "panels"))
export const mend = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-end",
      gap: tokens.space2,
      flex: "1 1 100%",
      paddingBlock: tokens.space1,
    },
    "panels",
  ),
)
export const counter = style(
  layered(
    {
      position: "sticky",
      insetBlockEnd: 0,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space3,
      paddingBlock: tokens.space3,
      borderBlockStart: line,
      background: tokens.surface,
    },
    "panels",
  ),
)
export const acts = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2 }, "panels"))
export const options = style(
  layered({ display: "grid", gap: tokens.space3, paddingBlockEnd: tokens.space4 }, "panels"),
)
