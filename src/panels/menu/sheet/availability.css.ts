import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const narrow = "(width < 640px)"

export const days = style(layered({ display: "grid" }, "panels"))

export const day = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "88px minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 28,
      fontVariantNumeric: "tabular-nums",
      "@media": { [narrow]: { gridTemplateColumns: "88px minmax(0, 1fr)" } },
    },
    "panels",
  ),
)

export const dayName = style(layered({ color: tokens.inkMuted }, "panels"))

/** A day from midnight to midnight. */
export const track = style(
  layered(
    {
      position: "relative",
      blockSize: 12,
      borderRadius: tokens.radiusMark,
      background: tokens.sunken,
      "@media": { [narrow]: { display: "none" } },
    },
    "panels",
  ),
)

export const bar = style(
  layered(
    { position: "absolute", insetBlock: 0, borderRadius: tokens.radiusMark, background: tokens.accentMark },
    "panels",
  ),
)

export const times = style(layered({ selectors: { "&[data-off]": { color: tokens.inkMuted } } }, "panels"))

export const stock = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: tokens.space3 }, "panels"),
)
