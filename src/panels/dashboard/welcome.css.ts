import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const welcome = style(
  layered({ display: "grid", gap: tokens.space2, padding: tokens.gutter, alignContent: "start" }, "panels"),
)
layeredInside(`${welcome} > h2`, { fontSize: tokens.textLg, lineHeight: tokens.leadingLg }, "panels")

export const shortcuts = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
      gap: tokens.space2,
      marginBlockStart: tokens.space3,
      padding: 0,
      listStyle: "none",
    },
    "panels",
  ),
)
layeredInside(
  `${shortcuts} a`,
  {
    display: "block",
    padding: `${tokens.space3} ${tokens.space4}`,
    border: `1px solid ${tokens.line}`,
    borderRadius: tokens.radiusControl,
  },
  "panels",
)
layeredInside(`${shortcuts} a:hover`, { background: tokens.hover }, "panels")
