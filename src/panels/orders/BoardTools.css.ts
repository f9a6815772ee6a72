import { style } from "@vanilla-extract/css"
import { strip } from "../../ui/panel/panel.css.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"
import { end } from "./Board.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

/** Choices, search and exceptions above the board. */
export const tools = style([
  strip,
  layered(
    {
      paddingBlock: tokens.space2,
      "@container": { [narrow]: { paddingBlock: `0 ${tokens.space2}` } },
    },
    "panels",
  ),
])
layeredInside(
  `${tools} > :first-child`,
  { "@container": { [narrow]: { flex: "1 1 0", minInlineSize: 96, maxInlineSize: "none" } } },
  "panels",
)

/** As what the orders are shown. */
export const layouts = end

/** Filters of a narrow panel, once they are asked for: below the search. */
export const filters = style(
  layered({ display: "flex", flex: "1 0 100%", flexWrap: "wrap", gap: tokens.space2 }, "panels"),
)

/** Exceptions of the orders; each is a filter. */
export const exceptions = style([
  strip,
  layered(
    {
      margin: 0,
      paddingBlock: `0 ${tokens.space2}`,
      "@container": { [narrow]: { flexWrap: "nowrap", overflow: "auto hidden" } },
    },
    "panels",
  ),
])

export const exception = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      flex: "none",
      gap: 6,
      minBlockSize: tokens.controlSm,
      paddingInline: 10,
      border: `1px dashed ${tokens.lineStrong}`,
      borderRadius: tokens.radiusControl,
      background: "none",
      fontWeight: tokens.weightMedium,
      color: tokens.inkMuted,
      selectors: {
        "&:hover": { background: tokens.hover, color: tokens.ink },
        '&[aria-pressed="true"]': {
          borderStyle: "solid",
          borderColor: tokens.accentLine,
          background: tokens.accentSoft,
          color: tokens.accentText,
        },
        "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
      },
    },
    "panels",
  ),
)
layeredInside(`${exception} strong`, { fontVariantNumeric: "tabular-nums", color: tokens.ink }, "panels")
