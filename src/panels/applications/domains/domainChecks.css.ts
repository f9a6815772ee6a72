import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

export const lines = style(layered({ gridColumn: "1 / -1", display: "grid", gap: tokens.space4 }, "panels"))

/** A domain with its state beside it, and what to do under both. */
export const line = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: `${tokens.space1} ${tokens.space4}`,
      alignItems: "baseline",
      paddingBlockEnd: tokens.space4,
      borderBlockEnd: `1px solid ${tokens.line}`,
      selectors: { "&:last-child": { borderBlockEnd: 0, paddingBlockEnd: 0 } },
    },
    "panels",
  ),
)

export const domain = style(layered({ overflowWrap: "anywhere" }, "panels"))

export const about = style(layered({ gridColumn: "1 / -1", overflowWrap: "anywhere" }, "panels"))
