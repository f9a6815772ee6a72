import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const line = `1px solid ${tokens.line}`
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const
const column = { display: "flex", flexDirection: "column", minBlockSize: 0, minInlineSize: 0 } as const

export const sheet = style(layered({ ...column, flex: 1 }, "panels"))
export const way = style(
  layered({ padding: `${tokens.space3} ${tokens.gutter} 0`, overflowX: "auto", flexShrink: 0 }, "panels"),
)
export const body = style(
  layered({ ...column, flex: 1, gap: tokens.space4, overflowY: "auto", padding: tokens.gutter }, "panels"),
)
export const part = style(layered({ ...column, flexShrink: 0, gap: tokens.space3 }, "panels"))
export const choices = style(
  layered(
    { display: "grid", gap: tokens.space2, border: 0, margin: 0, padding: 0, minInlineSize: 0 },
    "panels",
  ),
)
export const muted = style(layered({ color: tokens.inkMuted }, "panels"))
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
export const stores = style(layered({ display: "grid", gap: tokens.space3 }, "panels"))
export const store = style(
  layered({ border: line, borderRadius: tokens.radiusControl, padding: tokens.space3 }, "panels"),
)
export const summary = style(
  layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2, cursor: "pointer" }, "panels"),
)
export const rows = style(
  layered({ display: "grid", gap: tokens.space1, marginBlockStart: tokens.space3 }, "panels"),
)
export const row = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: tokens.space2,
      borderBlockStart: line,
      paddingBlockStart: tokens.space1,
    },
    "panels",
  ),
)
export const name = style(layered({ fontWeight: tokens.weightMedium }, "panels"))
export const note = style(
  layered(
    {
      color: tokens.inkMuted,
      ...small,
      selectors: {
        '[data-kind="KEEP"] > &': { color: tokens.warningText },
        '[data-kind="REMOVE"] > &': { color: tokens.dangerText },
      },
    },
    "panels",
  ),
)

/** Line above the items that says whose menu this is. */
export const strip = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space2,
      padding: `${tokens.space2} ${tokens.gutter}`,
      borderBlockEnd: line,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)
export const own = style(
  layered({ display: "inline-flex", alignItems: "center", gap: tokens.space1 }, "panels"),
)
