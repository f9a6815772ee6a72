import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const camera = style(
  layered({
    overflow: "clip",
    border: `1px solid ${tokens.line}`,
    borderRadius: tokens.radiusSurface,
    background: tokens.sunken,
  }),
)

/** The picture, with the place in which a label is held. */
export const frame = style(
  layered({
    position: "relative",
    blockSize: 196,
    selectors: {
      "&[data-small]": { blockSize: 112 },
      "&::after": {
        content: '""',
        position: "absolute",
        inset: "16px 40px",
        border: `3px solid ${tokens.accentMark}`,
        borderRadius: tokens.radiusControl,
      },
    },
  }),
)
export const view = style(
  layered({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" }),
)
export const bar = style(
  layered({
    display: "flex",
    alignItems: "center",
    gap: tokens.space2,
    minBlockSize: 48,
    paddingInline: tokens.space4,
    borderBlockStart: `1px solid ${tokens.line}`,
  }),
)
layeredInside(`${bar} output`, { flex: "1 1 auto", fontSize: tokens.textSm, lineHeight: tokens.leadingSm })
