import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const tools = style(
  layered({ display: "flex", flexWrap: "wrap", gap: tokens.space3, alignItems: "center" }, "panels"),
)

export const whole = style(
  layered({ gridColumn: "1 / -1", display: "grid", gap: tokens.space4, justifyItems: "start" }, "panels"),
)

/** The message as it is opened, as wide as the screen it is shown on allows. */
export const opened = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      inlineSize: "100%",
      maxInlineSize: 640,
      padding: tokens.space5,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusControl,
      background: tokens.surface,
      overflowWrap: "anywhere",
      selectors: { '&[data-width="phone"]': { maxInlineSize: 360, padding: tokens.space4 } },
    },
    "panels",
  ),
)

export const header = style(
  layered(
    { display: "grid", paddingBlockEnd: tokens.space3, borderBlockEnd: `1px solid ${tokens.line}` },
    "panels",
  ),
)

/** As wide as there is room for; no higher than what it holds. */
export const frame = style(layered({ inlineSize: "100%", background: "none" }, "panels"))
