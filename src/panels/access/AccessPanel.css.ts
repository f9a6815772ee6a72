import { style } from "@vanilla-extract/css"
import { strip } from "../../ui/panel/panel.css.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const head = style(
  layered({ display: "grid", gap: tokens.space2, padding: `${tokens.space4} ${tokens.gutter} 0` }, "panels"),
)

export const chips = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space1 }, "panels"))

export const name = style(layered({ display: "grid", minInlineSize: 0 }, "panels"))

/** A parent's name, which opens and closes what is under it. */
export const parent = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: tokens.space1,
      padding: 0,
      border: 0,
      background: "none",
      color: "inherit",
      font: "inherit",
      textAlign: "start",
    },
    "panels",
  ),
)

export const child = style(layered({ paddingInlineStart: tokens.space5 }, "panels"))

export const code = style(
  layered(
    { display: "inline-flex", alignItems: "center", gap: tokens.space1, overflowWrap: "anywhere" },
    "panels",
  ),
)

/** Four ways to narrow the catalog, below each other where they do not fit. */
export const tools = style([strip, layered({ paddingBlock: tokens.space3 }, "panels")])
layeredInside(
  `${tools} > :has(> input[type="search"])`,
  { "@container": { "balcao-panel (inline-size < 640px)": { flexBasis: "100%" } } },
  "panels",
)

/**
 * Picker of the user whose access is tested: a field with its label above it, on one line with the choice before it.
 */
export const whose = style([tools, layered({ alignItems: "end" }, "panels")])
