import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const field = style(layered({ display: "grid", gap: tokens.space2, minInlineSize: 0 }, "panels"))

export const suggestions = style(
  layered({ display: "grid", gap: tokens.space2, minInlineSize: 0, overflowWrap: "anywhere" }, "panels"),
)

export const heading = style(
  layered(
    { margin: 0, color: tokens.inkMuted, fontSize: tokens.textSm, lineHeight: tokens.leadingSm },
    "panels",
  ),
)

export const article = style(
  layered(
    {
      padding: tokens.space3,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusControl,
      background: tokens.surface,
    },
    "panels",
  ),
)

export const question = style(layered({ cursor: "pointer" }, "panels"))

export const answer = style(layered({ marginBlockStart: tokens.space2 }, "panels"))
