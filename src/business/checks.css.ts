import { style } from "@vanilla-extract/css"
import { layered } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

export const checks = style(
  layered(
    { display: "grid", gap: tokens.space3, gridColumn: "1 / -1", margin: 0, padding: 0, listStyle: "none" },
    "panels",
  ),
)

export const check = style(
  layered({ display: "grid", justifyItems: "start", gap: tokens.space1, minInlineSize: 0 }, "panels"),
)

export const how = style(layered({ color: tokens.inkMuted, overflowWrap: "anywhere" }, "panels"))
