import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

/** A list within an editor takes the whole width of its form. */
export const history = style(
  layered(
    {
      gridColumn: "1 / -1",
      marginInline: `calc(${tokens.gutter} * -1)`,
      borderBlockStart: `1px solid ${tokens.line}`,
      selectors: { "&:first-child": { borderBlockStart: 0 } },
    },
    "panels",
  ),
)
layeredInside(
  `${history} > strong`,
  {
    display: "block",
    padding: `${tokens.space4} ${tokens.gutter} ${tokens.space2}`,
    fontWeight: tokens.weightStrong,
  },
  "panels",
)

export const foot = style(
  layered(
    { display: "flex", justifyContent: "flex-end", padding: `${tokens.space2} ${tokens.gutter}` },
    "panels",
  ),
)
