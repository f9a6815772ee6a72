import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const head = style(
  layered(
    {
      display: "flex",
      flexShrink: 0,
      alignItems: "center",
      gap: tokens.space2,
      padding: `${tokens.space3} ${tokens.gutter}`,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

export const title = style(
  layered(
    {
      flex: 1,
      minInlineSize: 0,
      overflowWrap: "anywhere",
      fontSize: tokens.textLg,
      fontWeight: tokens.weightStrong,
      lineHeight: tokens.leadingLg,
    },
    "panels",
  ),
)
