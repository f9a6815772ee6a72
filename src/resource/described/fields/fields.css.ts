import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

export const references = style(layered({ display: "grid", gap: tokens.space1, minInlineSize: 0 }, "panels"))

/** Records that are chosen, one beside the other. */
export const chosen = style(
  layered(
    { display: "flex", flexWrap: "wrap", gap: tokens.space2, margin: 0, padding: 0, listStyle: "none" },
    "panels",
  ),
)

export const chosenOne = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: tokens.space1,
      minBlockSize: 28,
      paddingInlineStart: tokens.space2,
      borderRadius: tokens.radiusControl,
      background: tokens.press,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

/** Items of a list, one under the other, in one frame. */
export const items = style(
  layered(
    {
      margin: 0,
      padding: 0,
      listStyle: "none",
      border: `1px solid ${tokens.lineStrong}`,
      borderRadius: tokens.radiusSurface,
    },
    "panels",
  ),
)

export const item = style(
  layered(
    {
      display: "flex",
      alignItems: "flex-start",
      gap: tokens.space2,
      padding: tokens.space3,
      selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${tokens.line}` } },
    },
    "panels",
  ),
)

export const itemFields = style(
  layered(
    {
      flex: 1,
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(144px, 100%), 1fr))",
      gap: tokens.space2,
      minInlineSize: 0,
    },
    "panels",
  ),
)

export const itemActs = style(layered({ flex: "none", display: "flex", paddingBlockStart: 26 }, "panels"))

/** A list with its name over it. */
export const repeater = style(layered({ display: "grid", gap: tokens.space1, minInlineSize: 0 }, "panels"))
layeredInside(`${repeater} > ul:empty`, { display: "none" }, "panels")

/** The numbers of a place and its map. */
export const placed = style(
  layered({ display: "grid", gap: tokens.space2, minInlineSize: 0, color: tokens.ink }, "panels"),
)
