import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

export const history = style(
  layered(
    {
      gridColumn: "1 / -1",
      display: "grid",
      gap: tokens.space4,
      maxInlineSize: 840,
      paddingBlock: tokens.space2,
      color: tokens.ink,
      fontSize: tokens.textSm,
      lineHeight: tokens.leadingSm,
    },
    "panels",
  ),
)

export const lines = style(layered({ margin: 0, padding: 0, listStyle: "none" }, "panels"))

export const line = style(
  layered({ display: "flex", gap: tokens.space3, paddingBlockEnd: tokens.space5 }, "panels"),
)

export const mark = style(layered({ flex: "none", paddingBlockStart: 2, color: tokens.inkSubtle }, "panels"))

export const matter = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }, "panels"))

export const what = style(
  layered(
    { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: `0 ${tokens.space4}` },
    "panels",
  ),
)
layeredInside(`${what} > time`, { color: tokens.inkMuted, fontVariantNumeric: "tabular-nums" }, "panels")
layeredInside(`${what} strong`, { fontWeight: tokens.weightStrong }, "panels")

export const changes = style(layered({ margin: 0, marginBlockStart: tokens.space1 }, "panels"))

/** A field that changed: its name, what it was and what it is. */
export const change = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(96px, 200px) minmax(0, 1fr)",
      gap: tokens.space3,
      paddingBlock: 6,
      selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${tokens.line}` } },
      "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
    },
    "panels",
  ),
)
layeredInside(`${change} > dt`, { color: tokens.inkMuted }, "panels")
layeredInside(
  `${change} > dd`,
  {
    margin: 0,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.space2,
    minInlineSize: 0,
  },
  "panels",
)
layeredInside(`${change} svg`, { flex: "none", color: tokens.inkSubtle }, "panels")
layeredInside(`${change} del`, { color: tokens.inkMuted }, "panels")
layeredInside(`${change} ins`, { textDecoration: "none", fontWeight: tokens.weightMedium }, "panels")

/** Has a line of its own where it would be too short. */
export const search = style(layered({ flex: "1 1 200px", maxInlineSize: 280 }, "panels"))
