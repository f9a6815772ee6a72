import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../theme/layered.ts"
import { drain } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

const toneColors = (ground: string, edge: string) =>
  layered({ background: ground, boxShadow: `inset 0 0 0 1px ${edge}` })

export const notice = recipe({
  base: layered({
    position: "relative",
    display: "flex",
    alignItems: "flex-start",
    gap: 8,
    padding: "10px 12px",
    borderRadius: tokens.radiusControl,
    overflow: "hidden",
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
  variants: {
    tone: {
      info: toneColors(tokens.infoSoft, tokens.infoLine),
      success: toneColors(tokens.successSoft, tokens.successLine),
      warning: toneColors(tokens.warningSoft, tokens.warningLine),
      danger: toneColors(tokens.dangerSoft, tokens.dangerLine),
    },
  },
})

layeredInside(`${notice.classNames.base} > svg`, { marginBlockStart: 2 })
const iconColors = {
  info: tokens.infoText,
  success: tokens.successText,
  warning: tokens.warningText,
  danger: tokens.dangerText,
}
for (const tone of ["info", "success", "warning", "danger"] as const)
  layeredInside(`${notice.classNames.variants.tone[tone]} > svg`, { color: iconColors[tone] })

export const text = style(layered({ flex: 1, minInlineSize: 0 }))

export const closeButton = style(layered({ display: "inline-flex", margin: "-4px -6px -4px 0" }))

/** The bar that shows the time left. */
export const timeBar = style(
  layered({
    position: "absolute",
    inset: "auto auto 0 0",
    blockSize: 2,
    inlineSize: "100%",
    background: "currentColor",
    "@media": { "(forced-colors: active)": { background: "CanvasText" } },
    opacity: 0.35,
    animation: `${drain} linear forwards`,
    selectors: { "[data-paused] > &": { animationPlayState: "paused" } },
  }),
)
