import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const line = `1px solid ${tokens.line}`

export const ways = style(
  layered({ display: "grid", gap: tokens.space4, maxInlineSize: "640px", padding: tokens.gutter }, "panels"),
)
export const heading = style(
  layered(
    { fontSize: tokens.textLg, lineHeight: tokens.leadingLg, fontWeight: tokens.weightStrong },
    "panels",
  ),
)
export const list = style(layered({ display: "grid", listStyle: "none", margin: 0, padding: 0 }, "panels"))
export const way = style(
  layered(
    { display: "grid", gap: tokens.space1, paddingBlock: tokens.space4, borderBlockStart: line },
    "panels",
  ),
)
export const title = style(layered({ fontWeight: tokens.weightStrong }, "panels"))
export const text = style(layered({ color: tokens.inkMuted }, "panels"))
export const acts = style(
  layered(
    { display: "flex", flexWrap: "wrap", gap: tokens.space2, marginBlockStart: tokens.space2 },
    "panels",
  ),
)
