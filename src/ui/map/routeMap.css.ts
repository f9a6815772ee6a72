import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const frame = style(
  layered({
    position: "relative",
    blockSize: 248,
    overflow: "hidden",
    borderBlock: `1px solid ${tokens.line}`,
    background: tokens.sunken,
    selectors: { "&[data-tall]": { blockSize: "min(70vh, 560px)" } },
  }),
)

const overMap = { position: "absolute", inset: 0, pointerEvents: "none" } as const

/** Over the map; it takes no presses. */
export const over = style(layered(overMap))

export const lines = style(layered({ ...overMap, inlineSize: "100%", blockSize: "100%" }))

export const line = style(
  layered({
    fill: "none",
    stroke: tokens.infoMark,
    strokeWidth: 3,
    strokeLinecap: "round",
    strokeDasharray: "1 7",
  }),
)

export const place = style(layered({ position: "absolute", insetBlockStart: 0, left: 0 }))

export const sign = style(
  layered({
    display: "grid",
    placeItems: "center",
    inlineSize: 26,
    blockSize: 26,
    translate: "-50% -50%",
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: tokens.radiusRound,
    background: tokens.raised,
    color: tokens.ink,
    fontSize: tokens.textXs,
    fontWeight: tokens.weightStrong,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      "&[data-moving]": {
        border: `2px solid ${tokens.raised}`,
        background: tokens.infoMark,
        color: tokens.onSolid,
      },
    },
  }),
)
