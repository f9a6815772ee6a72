import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

/** The two choices beside each other, below each other on a phone. */
export const choices = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
    },
    "panels",
  ),
)

export const tools = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space3 }, "panels"),
)

export const counts = style(
  layered(
    { display: "flex", flexWrap: "wrap", gap: `${tokens.space1} ${tokens.space4}`, overflowWrap: "anywhere" },
    "panels",
  ),
)

export const table = style(
  layered({ inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" }, "panels"),
)

export const head = style(
  layered({ padding: tokens.space2, textAlign: "start", verticalAlign: "bottom" }, "panels"),
)

export const role = style(
  layered(
    {
      inlineSize: "27%",
      padding: tokens.space2,
      textAlign: "center",
      verticalAlign: "bottom",
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

export const group = style(
  layered(
    {
      padding: `${tokens.space3} ${tokens.space2} ${tokens.space1}`,
      textAlign: "start",
      color: tokens.inkMuted,
      fontWeight: tokens.weightMedium,
    },
    "panels",
  ),
)

export const line = style(layered({ borderBlockStart: `1px solid ${tokens.line}` }, "panels"))

export const named = style(
  layered(
    { padding: tokens.space2, textAlign: "start", fontWeight: "inherit", overflowWrap: "anywhere" },
    "panels",
  ),
)

export const mark = style(
  layered(
    {
      padding: tokens.space2,
      textAlign: "center",
      color: tokens.inkSubtle,
      selectors: {
        [`${line}[data-differs] &[data-holds]`]: {
          color: tokens.successText,
          background: tokens.successSoft,
        },
      },
    },
    "panels",
  ),
)
