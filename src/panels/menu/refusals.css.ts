import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** Refused changes above the items, in view wherever these are. */
export const refusals = style(
  layered(
    {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 3,
      display: "grid",
      gap: tokens.space2,
      padding: `${tokens.space2} ${tokens.gutter}`,
      borderBlockEnd: `1px solid ${tokens.line}`,
      background: tokens.dangerSoft,
    },
    "panels",
  ),
)

/** Reason of a refusal below its line. */
export const refusal = style(
  layered(
    {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space2,
      color: tokens.dangerText,
    },
    "panels",
  ),
)
