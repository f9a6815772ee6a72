import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const list = { listStyle: "none", margin: 0, padding: 0 } as const
const line = `1px solid ${tokens.line}`

export const view = style(layered({ display: "grid", gap: tokens.space5, padding: tokens.gutter }, "panels"))
export const cards = style(
  layered(
    {
      ...list,
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
      gap: tokens.space3,
    },
    "panels",
  ),
)
export const card = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      alignContent: "start",
      padding: tokens.space4,
      border: line,
      borderRadius: tokens.radiusControl,
      background: tokens.surface,
      selectors: { "&[data-live]": { borderColor: tokens.accentMark } },
    },
    "panels",
  ),
)
export const title = style(layered({ fontWeight: tokens.weightStrong, overflowWrap: "anywhere" }, "panels"))
export const marks = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2 }, "panels"))
export const muted = style(layered({ color: tokens.inkMuted }, "panels"))
export const acts = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2 }, "panels"))

export const strip = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(72px, 160px) repeat(7, minmax(36px, 1fr))",
      alignItems: "center",
      columnGap: 4,
      rowGap: tokens.space2,
    },
    "panels",
  ),
)
export const head = style(
  layered({ color: tokens.inkMuted, fontSize: tokens.textXs, lineHeight: tokens.leadingXs }, "panels"),
)
export const name = style(
  layered({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }, "panels"),
)
/** A day from midnight to midnight. */
export const day = style(
  layered(
    {
      position: "relative",
      blockSize: 16,
      overflow: "hidden",
      borderRadius: tokens.radiusMark,
      background: tokens.press,
    },
    "panels",
  ),
)
export const span = style(
  layered(
    {
      position: "absolute",
      insetBlock: 0,
      background: tokens.accentMark,
      selectors: {
        "&[data-kind=fills]": { opacity: 0.35 },
        "&[data-kind=off]": { background: tokens.lineStrong },
        "&[data-kind=wrong]": { background: tokens.dangerMark },
      },
    },
    "panels",
  ),
)
export const wrong = style(layered({ marginBlockStart: tokens.space2, color: tokens.dangerText }, "panels"))
