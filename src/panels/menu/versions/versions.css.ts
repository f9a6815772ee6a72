import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const phone = "(width < 768px)"
const line = `1px solid ${tokens.line}`
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const

export const list = style(layered({ display: "grid", margin: 0, padding: 0, listStyle: "none" }, "panels"))

export const version = style(
  layered(
    {
      display: "grid",
      gap: 2,
      inlineSize: "100%",
      padding: `${tokens.space2} ${tokens.gutter}`,
      border: 0,
      borderBlockEnd: line,
      background: "none",
      color: "inherit",
      textAlign: "start",
      cursor: "pointer",
      selectors: { "&:hover": { background: tokens.hover } },
    },
    "panels",
  ),
)
export const name = style(layered({ fontWeight: tokens.weightMedium, overflowWrap: "anywhere" }, "panels"))
export const note = style(layered({ color: tokens.inkMuted, overflowWrap: "anywhere", ...small }, "panels"))

export const scroll = style(
  layered({ flex: 1, minBlockSize: 0, overflow: "auto", overscrollBehavior: "contain" }, "panels"),
)
export const intro = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space2,
      padding: `${tokens.space3} ${tokens.gutter}`,
      borderBlockEnd: line,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

export const table = style(layered({ inlineSize: "100%", borderCollapse: "collapse" }, "panels"))
layeredInside(
  `${table} :is(th, td)`,
  {
    padding: `${tokens.space2} ${tokens.space3}`,
    borderBlockEnd: line,
    fontWeight: "inherit",
    textAlign: "start",
    verticalAlign: "top",
  },
  "panels",
)
layeredInside(`${table} :is(th, td):first-child`, { paddingInlineStart: tokens.gutter }, "panels")
layeredInside(`${table} :is(th, td):last-child`, { paddingInlineEnd: tokens.gutter }, "panels")
layeredInside(
  `${table} :is(th, td)[data-number]`,
  { textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  "panels",
)
layeredInside(`${table} th[scope="rowgroup"]`, { color: tokens.inkMuted, background: tokens.press }, "panels")

export const before = style(
  layered({ display: "block", color: tokens.dangerText, textDecoration: "line-through", ...small }, "panels"),
)
export const after = style(layered({ display: "block", fontWeight: tokens.weightMedium }, "panels"))

export const foot = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-end",
      gap: tokens.space2,
      padding: `${tokens.space3} ${tokens.gutter}`,
      borderBlockStart: line,
    },
    "panels",
  ),
)
/** Sentence of a foot; on phones it has a line of its own above the buttons, as in the mock screens. */
export const footNote = style(
  layered(
    {
      flex: 1,
      color: tokens.inkMuted,
      overflowWrap: "anywhere",
      "@media": { [phone]: { flex: "1 0 100%" } },
      ...small,
    },
    "panels",
  ),
)
/** The foot's main button; on phones it fills what is left of its line. */
export const main = style(layered({ display: "grid", "@media": { [phone]: { flex: 1 } } }, "panels"))
export const end = style(
  layered(
    {
      display: "grid",
      justifyItems: "start",
      gap: tokens.space2,
      padding: `${tokens.space3} ${tokens.gutter}`,
    },
    "panels",
  ),
)
