import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

/** Fields of a tab in as many columns as there is room for. */
export const fields = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
      gap: `${tokens.space4} ${tokens.space4}`,
      alignItems: "start",
    },
    "panels",
  ),
)

export const field = style(
  layered(
    {
      minInlineSize: 0,
      selectors: { "&[data-wide]": { gridColumn: "1 / -1" } },
    },
    "panels",
  ),
)

/** Checkboxes of a field side by side, its name and its note on lines of their own. */
layeredInside(
  `${field}[data-wide] > fieldset:has(> label)`,
  {
    gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
    "@media": { "(width < 640px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
  "panels",
)
layeredInside(`${field}[data-wide] > fieldset:has(> label) > :not(label)`, { gridColumn: "1 / -1" }, "panels")

/** Parts of a tab one below the other, a line between them. */
export const parts = style(layered({ display: "grid", gap: tokens.space5 }, "panels"))

export const part = style(layered({ display: "grid", gap: tokens.space3, minInlineSize: 0 }, "panels"))

export const heading = style(
  layered(
    { fontSize: tokens.textSm, fontWeight: tokens.weightStrong, lineHeight: tokens.leadingSm },
    "panels",
  ),
)

export const muted = style(
  layered({ color: tokens.inkMuted, fontSize: tokens.textXs, lineHeight: tokens.leadingXs }, "panels"),
)
