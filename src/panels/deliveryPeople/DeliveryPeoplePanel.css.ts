import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const name = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: tokens.space2,
      fontWeight: tokens.weightMedium,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

export const standing = style(
  layered(
    { display: "inline-flex", alignItems: "center", gap: tokens.space3, verticalAlign: "middle" },
    "panels",
  ),
)

export const number = style(layered({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }, "panels"))

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
  layered({ display: "flex", justifyContent: "end", padding: `${tokens.space2} ${tokens.gutter}` }, "panels"),
)

export const settlement = style(
  layered({ display: "grid", gap: tokens.space3, gridColumn: "1 / -1", justifyItems: "start" }, "panels"),
)

export const pays = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: tokens.space2 }, "panels"),
)
