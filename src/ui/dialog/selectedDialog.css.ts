import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const items = style(
  layered({ listStyle: "none", margin: 0, padding: 0, maxBlockSize: 400, overflow: "auto" }),
)

export const item = style(
  layered({
    display: "flex",
    alignItems: "center",
    gap: tokens.space3,
    minBlockSize: 40,
    paddingBlock: 8,
    color: tokens.ink,
    fontSize: tokens.textSm,
    lineHeight: tokens.leadingSm,
    overflowWrap: "anywhere",
  }),
)
layeredInside(`${item} + ${item}`, { borderBlockStart: `1px solid ${tokens.line}` })

export const hint = style(
  layered({
    flex: "none",
    marginInlineStart: "auto",
    color: tokens.inkSubtle,
    fontVariantNumeric: "tabular-nums",
  }),
)
