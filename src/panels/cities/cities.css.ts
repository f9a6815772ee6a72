import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const dialog = style(
  layered({ display: "grid", gap: tokens.space3, minInlineSize: 0, color: tokens.ink }, "panels"),
)

export const changes = style(layered({ inlineSize: "100%", borderCollapse: "collapse" }, "panels"))
layeredInside(
  `${changes} :is(th, td)`,
  {
    padding: `${tokens.space1} 0`,
    borderBlockEnd: `1px solid ${tokens.line}`,
    textAlign: "end",
    fontWeight: tokens.weightRegular,
    fontVariantNumeric: "tabular-nums",
  },
  "panels",
)
layeredInside(`${changes} th:first-child`, { textAlign: "start", overflowWrap: "anywhere" }, "panels")
layeredInside(`${changes} thead th`, { color: tokens.inkSubtle }, "panels")

export const caption = style(layered({ textAlign: "start", fontWeight: tokens.weightMedium }, "panels"))

export const bad = style(layered({ margin: 0, paddingInlineStart: tokens.space4 }, "panels"))

/** Names to choose of; they scroll by themselves. */
export const names = style(layered({ maxBlockSize: 280, overflow: "auto", padding: tokens.space1 }, "panels"))
