import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

/** Height of a row of the preview, in px. */
export const rowHeight = 52

const phone = "(width < 640px)"
const line = `1px solid ${tokens.line}`
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

export const sheet = style(
  layered({ flex: 1, minInlineSize: 0, display: "flex", flexDirection: "column", minBlockSize: 0 }, "panels"),
)

/** Rule and rows side by side; on phones one below the other. */
export const body = style(
  layered(
    {
      flex: 1,
      minBlockSize: 0,
      display: "grid",
      gridTemplateColumns: "248px minmax(0, 1fr)",
      "@media": {
        [phone]: {
          gridTemplateColumns: "minmax(0, 1fr)",
          gridTemplateRows: "max-content minmax(240px, 1fr)",
          overflowY: "auto",
        },
      },
    },
    "panels",
  ),
)
export const rule = style(
  layered(
    {
      display: "grid",
      alignContent: "start",
      gap: tokens.space4,
      minBlockSize: 0,
      overflowY: "auto",
      padding: tokens.gutter,
      borderInlineEnd: line,
      "@media": { [phone]: { borderInlineEnd: 0, borderBlockEnd: line, overflowY: "visible" } },
    },
    "panels",
  ),
)
export const preview = style(
  layered({ minBlockSize: 0, minInlineSize: 0, display: "flex", flexDirection: "column" }, "panels"),
)
export const parts = style(
  layered(
    { padding: `${tokens.space2} ${tokens.gutter}`, borderBlockEnd: line, overflowX: "auto" },
    "panels",
  ),
)
export const scroller = style(layered({ flex: 1, minBlockSize: 0, overflowY: "auto" }, "panels"))
export const rows = style(layered({ position: "relative" }, "panels"))
export const row = style(
  layered(
    {
      position: "absolute",
      insetInline: 0,
      boxSizing: "border-box",
      blockSize: rowHeight,
      display: "grid",
      gridTemplateColumns: "24px minmax(0, 1fr) 92px 92px 64px",
      alignItems: "center",
      columnGap: tokens.space2,
      paddingInline: tokens.gutter,
      borderBlockEnd: line,
      fontVariantNumeric: "tabular-nums",
      selectors: { "&[data-off]": { color: tokens.inkMuted } },
      "@media": {
        [phone]: { gridTemplateColumns: "24px minmax(0, 1fr) 76px 76px", paddingInline: tokens.space3 },
      },
    },
    "panels",
  ),
)
export const about = style(layered({ display: "grid", minInlineSize: 0 }, "panels"))
export const name = style(layered({ fontWeight: tokens.weightMedium, ...cut }, "panels"))
export const note = style(
  layered(
    {
      color: tokens.inkMuted,
      ...small,
      ...cut,
      selectors: {
        '&[data-flag="JUMP"]': { color: tokens.warningText },
        '&:is([data-flag="BELOW_COST"], [data-flag="REFUSED"])': { color: tokens.dangerText },
      },
    },
    "panels",
  ),
)
export const before = style(layered({ textAlign: "end", color: tokens.inkMuted, ...cut }, "panels"))
export const after = style(
  layered(
    {
      textAlign: "end",
      fontWeight: tokens.weightStrong,
      ...cut,
      selectors: { "[data-off] > &": { fontWeight: tokens.weightRegular } },
    },
    "panels",
  ),
)
export const move = style(
  layered(
    { textAlign: "end", color: tokens.inkMuted, ...small, "@media": { [phone]: { display: "none" } } },
    "panels",
  ),
)
export const empty = style(layered({ padding: tokens.gutter, color: tokens.inkMuted }, "panels"))
export const foot = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 56,
      padding: `${tokens.space2} ${tokens.gutter}`,
      borderBlockStart: line,
    },
    "panels",
  ),
)
export const state = style(layered({ marginInlineEnd: "auto", color: tokens.inkMuted }, "panels"))
