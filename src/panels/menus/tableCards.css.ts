import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const parts = style(layered({ display: "grid", gap: tokens.space4 }, "panels"))
export const code = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space4 }, "panels"),
)
export const about = style(
  layered(
    { flex: "1 1 200px", minInlineSize: 0, display: "grid", justifyItems: "start", gap: tokens.space2 },
    "panels",
  ),
)
export const address = style(layered({ color: tokens.accentText, overflowWrap: "anywhere" }, "panels"))
export const range = style(
  layered(
    { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: tokens.space3 },
    "panels",
  ),
)
export const hint = style(
  layered({ color: tokens.inkMuted, fontSize: tokens.textXs, lineHeight: tokens.leadingXs }, "panels"),
)
