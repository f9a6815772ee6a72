import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

/** Takes the place of the foot while items are chosen. */
export const bar = style(
  layered(
    {
      gridArea: "foot",
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 2,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space2,
      minBlockSize: tokens.bar,
      padding: `${tokens.space1} ${tokens.gutter}`,
      borderBlockStart: `1px solid ${tokens.accentLine}`,
      background: tokens.accentSoft,
    },
    "panels",
  ),
)
export const chosen = style(
  layered({ fontWeight: tokens.weightMedium, fontVariantNumeric: "tabular-nums" }, "panels"),
)
