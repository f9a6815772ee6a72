import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { floating } from "../theme/floating.ts"
import { layered, layeredInside } from "../theme/layered.ts"
import { enter, drain } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

const region = {
  position: "fixed",
  zIndex: 100_001,
  display: "grid",
  gap: 8,
  pointerEvents: "none",
} as const

export const snackbars = style(
  layered({
    ...region,
    inset: `auto 0 calc(${tokens.bar} + 16px)`,
    justifyItems: "center",
    paddingInline: 16,
  }),
)

export const toasts = style(
  layered({
    ...region,
    inset: `auto 16px calc(${tokens.bar} + 16px) auto`,
    maxInlineSize: "calc(100% - 32px)",
    "@media": { "(width < 768px)": { insetBlockEnd: `calc(${tokens.bar} + 76px)` } },
  }),
)

const entrance = `${enter} ${tokens.normal} ${tokens.ease}`

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
    animation: entrance,
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
)

export const actions = style(layered({ display: "flex", alignItems: "center", gap: 4 }))
layeredInside(`${actions} > button`, { color: tokens.onInverse })
layeredInside(`${actions} > button:hover`, {
  background: "color-mix(in oklab, currentColor 14%, transparent)",
})
layeredInside(`${actions} > button:focus-visible`, { outlineColor: "currentColor", outlineOffset: -2 })

/** The bar that shows how much time is left to undo. */
export const timeBar = style(
  layered({
    position: "absolute",
    inset: "auto auto 0 0",
    blockSize: 2,
    inlineSize: "100%",
    background: "currentColor",
    "@media": { "(forced-colors: active)": { background: "CanvasText" } },
    opacity: 0.5,
    animation: `${drain} linear forwards`,
    selectors: { "[data-paused] > &": { animationPlayState: "paused" } },
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
    ...floating,
    pointerEvents: "auto",
    animation: entrance,
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
)

export const toneIcon = recipe({
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

export const text = style(layered({ flex: 1, minInlineSize: 0 }))

export const closeButton = style(layered({ display: "inline-flex", margin: -4 }))
