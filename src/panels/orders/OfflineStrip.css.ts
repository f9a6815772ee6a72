import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const strip = style(
  layered(
    {
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: tokens.space2,
      minBlockSize: 40,
      padding: `${tokens.space2} ${tokens.gutter}`,
      borderBlockStart: `1px solid ${tokens.warningLine}`,
      background: tokens.warningSoft,
      color: tokens.warningText,
    },
    "panels",
  ),
)
