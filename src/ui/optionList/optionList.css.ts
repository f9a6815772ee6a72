import { style } from "@vanilla-extract/css"
import { lowBox, low } from "../theme/low.ts"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const list = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    overflow: "auto",
    outlineOffset: -2,
    "@media": { [low]: lowBox },
    selectors: { "&:focus-visible": { outlineOffset: -2 } },
  }),
)

export const rows = style(layered({ position: "relative" }))

/** A row with a picture before its lines and a fact behind the first one. */
export const option = style(
  layered({
    position: "absolute",
    insetInline: 0,
    display: "grid",
    gridTemplateColumns: "32px minmax(0, 1fr) auto",
    columnGap: tokens.space3,
    alignContent: "center",
    borderBlockEnd: `1px solid ${tokens.line}`,
    color: tokens.inkMuted,
    cursor: "pointer",
    selectors: {
      "&:hover": { background: tokens.hover },
      '&[aria-selected="true"]': { background: tokens.accentSoft },
    },
  }),
)
layeredInside(`${list}:focus-visible ${option}[data-active]`, {
  outline: `2px solid ${tokens.focus}`,
  outlineOffset: -3,
})
