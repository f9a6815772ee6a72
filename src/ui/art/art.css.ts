import { style, styleVariants } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const art = style(
  layered({ display: "block", inlineSize: "100%", blockSize: "100%", background: tokens.tileGround }),
)

export const tone = styleVariants({
  ground: layered({ fill: tokens.tileGround }),
  pale: layered({ fill: tokens.tilePale }),
  mid: layered({ fill: tokens.tileMid }),
  deep: layered({ fill: tokens.tileDeep }),
  bright: layered({ fill: tokens.tileBright }),
  handle: layered({ fill: "none", stroke: tokens.tileDeep, strokeWidth: 7 }),
})

export const logo = style(
  layered({ flex: "none", display: "block", fill: "currentColor", color: tokens.accentMark }),
)
