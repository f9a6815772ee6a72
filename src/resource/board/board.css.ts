import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** A line that ends where its place does. */
export const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

export const place = style(layered({ display: "grid", gap: tokens.space2, minInlineSize: 0 }, "panels"))

/** The columns beside each other; how wide they are each board says. */
export const board = style(
  layered(
    {
      display: "grid",
      gridAutoFlow: "column",
      minBlockSize: 420,
      overflowX: "auto",
      background: tokens.sunken,
      scrollSnapType: "x proximity",
    },
    "panels",
  ),
)

export const lane = style(
  layered(
    {
      minInlineSize: 0,
      padding: tokens.space2,
      borderInlineEnd: `1px solid ${tokens.line}`,
      scrollSnapAlign: "start",
      selectors: {
        "&:last-child": { border: 0 },
        "&[data-target]": { background: tokens.accentSoft },
        "&[data-refused]": { opacity: 0.5 },
      },
    },
    "panels",
  ),
)

export const laneHead = style(
  layered({ display: "flex", gap: tokens.space2, padding: tokens.space2, minInlineSize: 0 }, "panels"),
)

export const laneTitle = style(
  layered({ ...cut, fontSize: tokens.textSm, fontWeight: tokens.weightStrong }, "panels"),
)

export const count = style(layered({ color: tokens.inkSubtle, fontVariantNumeric: "tabular-nums" }, "panels"))

export const nothing = style(
  layered({ paddingInline: tokens.space2, fontSize: tokens.textXs, color: tokens.inkSubtle }, "panels"),
)

export const cards = style(
  layered({ display: "grid", gap: tokens.space2, margin: 0, padding: 0, listStyle: "none" }, "panels"),
)

export const card = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: tokens.space1,
      padding: tokens.space3,
      border: `1px solid ${tokens.lineStrong}`,
      borderRadius: tokens.radiusSurface,
      background: tokens.raised,
      selectors: { "&[draggable=true]": { cursor: "grab" } },
    },
    "panels",
  ),
)

/** The way into what a card stands for. */
export const way = style(
  layered(
    {
      padding: 0,
      border: 0,
      background: "none",
      fontWeight: tokens.weightStrong,
      borderRadius: tokens.radiusMark,
      selectors: { "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 } },
    },
    "panels",
  ),
)
