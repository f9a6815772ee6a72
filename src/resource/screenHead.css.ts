import { style } from "@vanilla-extract/css"
import { layered } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

/** Title of a list or a record, with its actions beside it; not there without either. */
export const head = style(
  layered(
    {
      flex: "none",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: `${tokens.space2} ${tokens.space4}`,
      padding: `${tokens.space4} ${tokens.gutter} ${tokens.space1}`,
      selectors: { "&:empty": { display: "none" } },
    },
    "panels",
  ),
)

export const title = style(
  layered(
    {
      fontSize: tokens.textXl,
      lineHeight: tokens.leadingXl,
      letterSpacing: "-0.014em",
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)
