import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const whole = style(
  layered({ display: "grid", gap: tokens.space4, gridColumn: "1 / -1", maxInlineSize: 720 }, "panels"),
)

export const tools = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-end",
      gap: tokens.space3,
      justifyContent: "space-between",
    },
    "panels",
  ),
)

export const sheet = style(
  layered(
    {
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusSurface,
      background: tokens.surface,
      padding: tokens.space6,
      display: "grid",
      gap: tokens.space3,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)
layeredInside(`${sheet} > p`, { whiteSpace: "pre-line", textWrap: "pretty" }, "panels")
layeredInside(`${sheet} > h2`, { fontSize: tokens.textMd, marginBlockStart: tokens.space3 }, "panels")
layeredInside(`${sheet} > header`, { display: "grid", gap: tokens.space1 }, "panels")
