import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const strip = style(
  layered(
    { flex: "none", display: "grid", gap: tokens.space2, padding: `${tokens.space3} ${tokens.gutter}` },
    "panels",
  ),
)

export const requests = style(
  layered({ display: "grid", gap: tokens.space2, margin: 0, padding: 0, listStyle: "none" }, "panels"),
)
layeredInside(
  `${requests} > li`,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 },
  "panels",
)
layeredInside(`${requests} > li > span`, { flex: "1 1 200px", overflowWrap: "anywhere" }, "panels")

export const code = style(
  layered(
    { margin: 0, fontSize: tokens.textSm, lineHeight: tokens.leadingSm, color: tokens.inkMuted },
    "panels",
  ),
)
