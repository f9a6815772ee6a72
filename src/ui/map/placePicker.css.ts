import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const frame = style(
  layered({
    position: "relative",
    isolation: "isolate",
    blockSize: 280,
    overflow: "hidden",
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: tokens.radiusSurface,
    background: tokens.mapLand,
  }),
)

/** Its tip is at the place: the pin's point is at the middle of its lower edge. Large enough for a thumb. */
export const marker = style(
  layered({
    position: "absolute",
    top: -41,
    left: -22,
    display: "grid",
    placeItems: "end center",
    inlineSize: 44,
    blockSize: 44,
    cursor: "grab",
    touchAction: "none",
    selectors: { "&:active": { cursor: "grabbing" }, "&[data-guess]": { opacity: 0.6 } },
  }),
)

export const pin = style(
  layered({
    fill: tokens.accentMark,
    fillRule: "evenodd",
    stroke: tokens.surface,
    strokeWidth: 1,
    "@media": { "(forced-colors: active)": { fill: "Highlight", stroke: "Canvas" } },
  }),
)
