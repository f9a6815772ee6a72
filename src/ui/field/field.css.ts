import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const field = style(layered({ display: "grid", gap: 4, minInlineSize: 0, alignContent: "start" }))

export const head = style(
  layered({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 8,
    minBlockSize: 20,
  }),
)
layeredInside(`${head} > button`, { marginBlock: -4, marginInlineEnd: -8 })

export const label = style(layered({ fontWeight: tokens.weightMedium }))

export const optional = style(layered({ color: tokens.inkSubtle, fontWeight: tokens.weightRegular }))

const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs }

export const hint = style(layered({ ...small, color: tokens.inkSubtle }))

export const error = style(
  layered({ ...small, display: "flex", gap: 4, alignItems: "flex-start", color: tokens.dangerText }),
)
layeredInside(`${error} > svg`, { marginBlockStart: 2 })

/** A unit beside what is typed. */
export const affix = style(layered({ flex: "none", color: tokens.inkSubtle, whiteSpace: "nowrap" }))

/** The browser's own choice of a colour, as a swatch. */
export const colourWell = style(
  layered({
    flex: "none",
    inlineSize: 20,
    blockSize: 20,
    padding: 0,
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: tokens.radiusMark,
    background: "none",
    overflow: "hidden",
    selectors: {
      "&::-webkit-color-swatch-wrapper": { padding: 0 },
      "&::-webkit-color-swatch": { border: 0, borderRadius: 0 },
    },
  }),
)
