import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

export const strip = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space2,
      padding: `${tokens.space2} ${tokens.gutter}`,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)
export const text = style(
  layered(
    {
      flex: "1 1 200px",
      minInlineSize: 0,
      overflowWrap: "anywhere",
      fontSize: tokens.textSm,
      lineHeight: tokens.leadingSm,
    },
    "panels",
  ),
)
export const names = style(layered({ color: tokens.inkMuted }, "panels"))
