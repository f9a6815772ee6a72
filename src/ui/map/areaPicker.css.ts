import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const frame = style(
  layered({
    position: "relative",
    isolation: "isolate",
    blockSize: "clamp(240px, 45dvh, 480px)",
    overflow: "hidden",
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: tokens.radiusSurface,
    background: tokens.mapLand,
  }),
)

/** Over the map, which is dragged through it. */
export const layer = style(layered({ position: "absolute", inset: 0, pointerEvents: "none" }))

export const shapes = style(
  layered({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" }),
)

export const own = style(
  layered({
    fill: tokens.accentMark,
    fillOpacity: 0.2,
    fillRule: "evenodd",
    stroke: tokens.accentMark,
    strokeWidth: 2,
    strokeLinejoin: "round",
    selectors: { "&[data-wrong]": { fill: tokens.dangerMark, stroke: tokens.dangerMark } },
    "@media": { "(forced-colors: active)": { stroke: "Highlight" } },
  }),
)

export const other = style(
  layered({
    fill: tokens.inkSubtle,
    fillOpacity: 0.12,
    fillRule: "evenodd",
    stroke: tokens.inkSubtle,
    strokeDasharray: "4 3",
    selectors: {
      "&[data-refused]": { fill: tokens.dangerMark, stroke: tokens.ink, strokeDasharray: "2 4" },
      "&[data-open]": { strokeWidth: 2.5, strokeDasharray: "none", stroke: tokens.accentMark },
    },
  }),
)

/** The store, an address, and many customers at one place. */
export const mark = style(
  layered({
    fill: tokens.surface,
    stroke: tokens.ink,
    strokeWidth: 1.5,
    selectors: {
      "&[data-look=address]": { fill: tokens.ink, stroke: tokens.surface },
      "&[data-look=crowd]": { strokeDasharray: "3 3" },
    },
  }),
)

export const markIcon = style(
  layered({
    fill: "none",
    stroke: tokens.ink,
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    selectors: { "&[data-look=address]": { stroke: tokens.surface } },
  }),
)

export const name = style(
  layered({
    fill: tokens.ink,
    stroke: tokens.mapLand,
    strokeWidth: 3,
    paintOrder: "stroke",
    textAnchor: "middle",
    fontSize: tokens.textXs,
  }),
)

/** Large enough for a finger; what is seen of it is its middle. */
const grip = {
  position: "absolute",
  top: -16,
  left: -16,
  inlineSize: 32,
  blockSize: 32,
  padding: 0,
  border: 0,
  background: "none",
  pointerEvents: "auto",
  touchAction: "none",
  cursor: "grab",
} as const

const dot = { content: '""', position: "absolute", borderRadius: "50%", boxSizing: "border-box" } as const

export const handle = style(
  layered({
    ...grip,
    selectors: {
      "&::after": {
        ...dot,
        inset: 10,
        border: `2px solid ${tokens.accentMark}`,
        background: tokens.surface,
      },
      "&[data-held]::after": { inset: 8, background: tokens.accentMark, borderColor: tokens.surface },
      "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -6, borderRadius: "50%" },
    },
  }),
)

export const middle = style(
  layered({
    ...grip,
    cursor: "copy",
    selectors: {
      "&::after": {
        ...dot,
        inset: 12,
        border: `1px solid ${tokens.accentMark}`,
        background: tokens.surface,
        opacity: 0.8,
      },
    },
  }),
)
