import { style } from "@vanilla-extract/css"
import { strip } from "../../../ui/panel/panel.css.ts"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

/** Names and amounts in one line; in a narrow panel three beside each other. */
export const totals = style([
  strip,
  layered(
    {
      gap: `${tokens.space2} ${tokens.space6}`,
      margin: 0,
      paddingBlock: `0 ${tokens.space3}`,
      "@container": {
        "balcao-panel (inline-size < 640px)": {
          display: "grid",
          gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        },
      },
    },
    "panels",
  ),
])

/** Days in the form of a filter. */
export const dayFields = style(layered({ display: "grid", gap: tokens.space3 }, "panels"))
