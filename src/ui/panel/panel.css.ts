import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { atLeast, low } from "../theme/low.ts"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const panel = recipe({
  base: layered({
    display: "flex",
    flexDirection: "column",
    blockSize: "100%",
    minBlockSize: 0,
    minInlineSize: 0,
    background: tokens.surface,
    container: "balcao-panel / inline-size",
    outline: 0,
    // In a box too low for its strips it scrolls as one.
    position: "relative",
    overflow: "hidden auto",
  }),
  variants: {
    framed: {
      true: layered({
        border: `1px solid ${tokens.lineStrong}`,
        borderRadius: tokens.radiusSurface,
      }),
    },
  },
})

/** Row of items above a panel's content; wraps to as many lines as needed. */
export const strip = style(
  layered({
    flex: "none",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.space2,
    paddingInline: tokens.gutter,
  }),
)

export const tools = style([strip, layered({ minBlockSize: tokens.bar, paddingBlock: 6 })])
/** On a phone the tools beside a search wrap before too little is left to type in. */
layeredInside(`${tools} > :has(> input[type="search"])`, {
  "@container": { "balcao-panel (inline-size < 640px)": { minInlineSize: 128 } },
})

export const body = style(
  layered({
    flex: 1,
    minBlockSize: atLeast(144),
    overflow: "auto",
    position: "relative",
    // The head of a table stays over its rows.
    scrollPaddingBlockStart: tokens.rowHead,
    "@media": { [low]: { flex: "1 0 auto" } },
    // Nothing but placeholders is there yet, and nothing in it that a keyboard could scroll it by.
    selectors: { "&:has(td[data-skeleton])": { overflow: "hidden" } },
  }),
)
