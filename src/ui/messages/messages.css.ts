import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../theme/layered.ts"
import { rise, runOut } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

const place = {
  position: "fixed",
  zIndex: 100_001,
  display: "grid",
  gap: 8,
  pointerEvents: "none",
} as const

export const foot = style(
  layered({
    ...place,
    inset: `auto 0 calc(${tokens.bar} + 16px)`,
    justifyItems: "center",
    paddingInline: 16,
  }),
)

export const corner = style(
  layered({
    ...place,
    inset: `auto 16px calc(${tokens.bar} + 16px) auto`,
    maxInlineSize: "calc(100% - 32px)",
    "@media": { "(width < 768px)": { insetBlockEnd: `calc(${tokens.bar} + 76px)` } },
  }),
)

const come = `${rise} ${tokens.normal} ${tokens.ease}`

export const snackbar = style(
  layered({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: 12,
    minBlockSize: 44,
    maxInlineSize: "100%",
    paddingInline: "16px 8px",
    borderRadius: tokens.radiusSurface,
    background: tokens.inverse,
    color: tokens.onInverse,
    boxShadow: tokens.shadowPopover,
    overflow: "hidden",
    pointerEvents: "auto",
    animation: come,
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
)

export const acts = style(layered({ display: "flex", alignItems: "center", gap: 4 }))
layeredInside(`${acts} > button`, { color: tokens.onInverse })
layeredInside(`${acts} > button[data-hovered]`, {
  background: "color-mix(in oklab, currentColor 14%, transparent)",
})
layeredInside(`${acts} > button:focus-visible`, { outlineColor: "currentColor", outlineOffset: -2 })

/** The line that shows how long the way back is open. */
export const time = style(
  layered({
    position: "absolute",
    inset: "auto auto 0 0",
    blockSize: 2,
    inlineSize: "100%",
    background: "currentColor",
    opacity: 0.5,
    animation: `${runOut} linear forwards`,
    selectors: { "[data-held] > &": { animationPlayState: "paused" } },
  }),
)

export const toast = style(
  layered({
    display: "flex",
    alignItems: "flex-start",
    gap: 10,
    inlineSize: 320,
    maxInlineSize: "100%",
    padding: 12,
    borderRadius: tokens.radiusSurface,
    background: tokens.raised,
    boxShadow: tokens.shadowPopover,
    pointerEvents: "auto",
    animation: come,
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
)

export const mark = recipe({
  base: layered({ display: "inline-flex", marginBlockStart: 2 }),
  variants: {
    tone: {
      info: layered({ color: tokens.infoText }),
      success: layered({ color: tokens.successText }),
      warning: layered({ color: tokens.warningText }),
      danger: layered({ color: tokens.dangerText }),
    },
  },
})

export const said = style(layered({ flex: 1, minInlineSize: 0 }))

export const closing = style(layered({ display: "inline-flex", margin: -4 }))
