import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const help = style(
  layered(
    { display: "grid", gap: tokens.space4, padding: tokens.space4, alignContent: "start", overflow: "auto" },
    "panels",
  ),
)

export const categories = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(320px, 100%), 1fr))",
      gap: tokens.space4,
      alignItems: "start",
    },
    "panels",
  ),
)

export const category = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      padding: tokens.space4,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusControl,
    },
    "panels",
  ),
)

export const heading = style(
  layered({ margin: 0, fontSize: tokens.textMd, lineHeight: tokens.leadingMd }, "panels"),
)

export const articles = style(
  layered({ display: "grid", gap: tokens.space1, margin: 0, padding: 0, listStyle: "none" }, "panels"),
)

layeredInside(`${articles} button`, { justifyContent: "start", textAlign: "start" }, "panels")

export const ask = style(layered({ margin: 0, color: tokens.inkMuted }, "panels"))
