import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const view = style(layered({ display: "grid", gap: tokens.space4, minInlineSize: 0 }, "panels"))

export const list = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
      gap: tokens.space3,
      margin: 0,
      padding: `0 ${tokens.gutter} ${tokens.space4}`,
      listStyle: "none",
    },
    "panels",
  ),
)

export const one = style(layered({ display: "grid", justifyItems: "start", minInlineSize: 0 }, "panels"))

export const muted = style(
  layered({ color: tokens.inkMuted, fontSize: tokens.textXs, overflowWrap: "anywhere" }, "panels"),
)
