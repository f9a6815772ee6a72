import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const section = style(
  layered({ flex: "none", marginBlockStart: "auto", borderBlockStart: `1px solid ${tokens.line}` }, "panels"),
)

export const summary = style(
  layered(
    { paddingBlock: 10, paddingInline: tokens.gutter, fontSize: tokens.textXs, cursor: "pointer" },
    "panels",
  ),
)

/** Four rows; two where the list has but half of a narrow panel. */
export const list = style(
  layered(
    {
      display: "flex",
      flexDirection: "column",
      maxBlockSize: 208,
      borderBlockStart: `1px solid ${tokens.line}`,
      "@container": { "balcao-panel (inline-size < 640px)": { maxBlockSize: 104 } },
    },
    "panels",
  ),
)

export const failure = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space3,
      padding: `${tokens.space2} ${tokens.gutter}`,
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      color: tokens.dangerText,
    },
    "panels",
  ),
)
