import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** As high as a category beside the items. */
export const skeletonEntry = style(
  layered(
    { display: "flex", alignItems: "center", minBlockSize: tokens.control, paddingInline: tokens.space2 },
    "panels",
  ),
)

/** As high as an item. */
export const skeletonLine = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "48px minmax(0, 1fr) 72px",
      alignItems: "center",
      columnGap: tokens.space3,
      minBlockSize: 73,
      paddingInline: tokens.gutter,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)
