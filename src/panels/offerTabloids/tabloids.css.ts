import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const list = { listStyle: "none", margin: 0, padding: 0 } as const

export const pages = style(
  layered(
    {
      ...list,
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(10rem, 1fr))",
      gap: tokens.space3,
      selectors: { "&:empty": { display: "none" } },
    },
    "panels",
  ),
)

export const page = style(
  layered(
    {
      display: "grid",
      gap: tokens.space1,
      justifyItems: "center",
      padding: tokens.space2,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusControl,
      background: tokens.surface,
      selectors: { "&[data-over]": { borderColor: tokens.accentSolid } },
    },
    "panels",
  ),
)

export const picture = style(
  layered({ inlineSize: "100%", aspectRatio: "3 / 4", objectFit: "cover" }, "panels"),
)

export const row = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)

export const whole = style(
  layered({ display: "grid", gap: tokens.space2, gridColumn: "1 / -1", minInlineSize: 0 }, "panels"),
)

/** A view in place of the list. */
export const view = style(
  layered({ display: "grid", gap: tokens.space4, padding: tokens.gutter, minInlineSize: 0 }, "panels"),
)

export const cards = style(
  layered(
    {
      ...list,
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 12rem), 1fr))",
      gap: tokens.space4,
    },
    "panels",
  ),
)

export const card = style(
  layered(
    {
      display: "grid",
      gap: tokens.space1,
      alignContent: "start",
      justifyItems: "start",
      padding: tokens.space3,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusSurface,
      background: tokens.surface,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)
layeredInside(`${card} p`, { margin: 0 }, "panels")
/** A title that opens its tabloid begins where the text under it does. */
layeredInside(`${card} > button`, { marginInlineStart: -8, maxInlineSize: "100%" }, "panels")

export const muted = style(layered({ color: tokens.inkMuted, fontSize: tokens.textXs }, "panels"))

export const month = style(layered({ ...list, display: "grid", gap: tokens.space3 }, "panels"))
layeredInside(`${month} button`, { marginInlineStart: -8 }, "panels")

export const lane = style(
  layered(
    {
      position: "relative",
      blockSize: 10,
      borderRadius: tokens.radiusRound,
      background: tokens.sunken,
      overflow: "hidden",
    },
    "panels",
  ),
)

/** From the first to the last day of a tabloid, of those of the month. */
export const bar = style(
  layered(
    {
      position: "absolute",
      insetBlock: 0,
      borderRadius: tokens.radiusRound,
      background: tokens.accentSolid,
      selectors: { "&[data-dim]": { background: tokens.lineStrong } },
    },
    "panels",
  ),
)

export const today = style(
  layered({ position: "absolute", insetBlock: 0, inlineSize: 2, background: tokens.ink }, "panels"),
)
