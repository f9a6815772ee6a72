import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

/** Blocks stand apart; a heading is nearer to what it is over. */
export const text = style(
  layered({ display: "grid", gap: tokens.space3, minInlineSize: 0, overflowWrap: "anywhere" }),
)
layeredInside(`${text} > p`, { whiteSpace: "pre-line", orphans: 3, widows: 3 })
layeredInside(`${text} > :is(h2, h3, h4)`, {
  marginBlockStart: tokens.space4,
  fontSize: tokens.textLg,
  lineHeight: tokens.leadingLg,
  fontWeight: tokens.weightStrong,
  breakAfter: "avoid",
  scrollMarginBlockStart: tokens.space4,
})
layeredInside(`${text} > h3 ~ h4, ${text} > h2 ~ h3`, { fontSize: tokens.textMd })
layeredInside(`${text} > :first-child`, { marginBlockStart: 0 })
layeredInside(`${text} li`, { marginInlineStart: tokens.space5, paddingBlock: 2 })
layeredInside(`${text} > ul > li`, { listStyle: "disc" })
layeredInside(`${text} > ol > li`, { listStyle: "decimal" })
layeredInside(`${text} strong`, { fontWeight: tokens.weightStrong })
layeredInside(`${text} em`, { fontStyle: "italic" })
