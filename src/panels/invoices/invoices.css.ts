import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** As wide as a panel, so that tables in it are laid out as there. */
export const stack = style(
  layered(
    { display: "grid", gap: tokens.space4, minInlineSize: 0, container: "balcao-panel / inline-size" },
    "panels",
  ),
)

/** Days side by side, as many as fit. */
export const days = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
      gap: tokens.space4,
    },
    "panels",
  ),
)

export const whole = style(
  layered({ display: "grid", gap: tokens.space5, gridColumn: "1 / -1", minInlineSize: 0 }, "panels"),
)

export const tools = style(
  layered({ display: "flex", flexWrap: "wrap", gap: tokens.space3, justifyContent: "flex-end" }, "panels"),
)

export const muted = style(layered({ color: tokens.inkMuted }, "panels"))

/** An invoice as it is read and printed. */
export const sheet = style(
  layered(
    {
      display: "grid",
      gap: tokens.space4,
      maxInlineSize: 720,
      padding: tokens.space5,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusSurface,
      background: tokens.surface,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)
layeredInside(
  `${sheet} dl`,
  { display: "grid", gridTemplateColumns: "auto 1fr", gap: `${tokens.space1} ${tokens.space4}`, margin: 0 },
  "panels",
)
layeredInside(`${sheet} dt`, { color: tokens.inkMuted }, "panels")
layeredInside(`${sheet} dd`, { margin: 0 }, "panels")
layeredInside(`${sheet} table`, { inlineSize: "100%", borderCollapse: "collapse" }, "panels")
layeredInside(
  `${sheet} :is(th, td)`,
  {
    paddingBlock: tokens.space2,
    borderBlockEnd: `1px solid ${tokens.line}`,
    textAlign: "start",
    fontWeight: "inherit",
  },
  "panels",
)
layeredInside(
  `${sheet} :is(th, td):not(:first-child)`,
  {
    paddingInlineStart: tokens.space3,
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  "panels",
)
layeredInside(`${sheet} tfoot`, { fontWeight: tokens.weightStrong }, "panels")

export const recentList = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2 }, "panels"))

/** A code to scan beside its text, above it where there is no room. */
export const pixBox = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: tokens.space4 }, "panels"),
)
layeredInside(`${pixBox} svg`, { flex: "none", maxInlineSize: "100%" }, "panels")
layeredInside(`${pixBox} > div`, { flex: "1 1 15rem", minInlineSize: 0 }, "panels")
layeredInside(`${pixBox} dl`, { gridTemplateColumns: "1fr" }, "panels")
layeredInside(`${pixBox} code`, { overflowWrap: "anywhere", userSelect: "all" }, "panels")
