import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

const weekContainer = "balcao-week"
/** Too narrow for four hours to have room for their times. */
const short = `${weekContainer} (inline-size < 560px)`

export const week = style(
  layered({
    display: "grid",
    gap: tokens.space2,
    minInlineSize: 0,
    containerType: "inline-size",
    containerName: weekContainer,
  }),
)

export const head = style(layered({ display: "flex", justifyContent: "space-between", gap: tokens.space2 }))

export const days = style(
  layered({
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: tokens.radiusSurface,
    overflow: "hidden",
  }),
)

export const day = style(
  layered({
    display: "grid",
    gridTemplateColumns: "80px minmax(0, 1fr)",
    alignItems: "center",
    inlineSize: "100%",
    minBlockSize: 40,
    padding: `0 ${tokens.space3}`,
    border: 0,
    background: "none",
    color: "inherit",
    textAlign: "start",
    cursor: "default",
    selectors: {
      "&:not(:last-child)": { borderBlockEnd: `1px solid ${tokens.line}` },
      "&:hover": { background: tokens.hover },
      '&[aria-pressed="true"]': { background: tokens.accentSoft, fontWeight: tokens.weightMedium },
      "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
    },
  }),
)

/** From six in the morning to six of the next; where that is too narrow the hours stand one after the other. */
export const track = style(
  layered({
    position: "relative",
    display: "block",
    blockSize: 28,
    fontWeight: tokens.weightRegular,
    "@container": {
      [short]: { blockSize: "auto", display: "flex", flexWrap: "wrap", gap: tokens.space1, paddingBlock: 4 },
    },
  }),
)
layeredInside(`${track} > span`, { lineHeight: "26px" })

export const bar = style(
  layered({
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: "var(--balcao-shift-from)",
    inlineSize: "var(--balcao-shift-size)",
    minInlineSize: 0,
    overflow: "hidden",
    paddingInline: 6,
    border: `1px solid ${tokens.accentLine}`,
    borderRadius: tokens.radiusMark,
    background: tokens.accentSoft,
    color: tokens.accentText,
    fontSize: tokens.textXs,
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    "@container": { [short]: { position: "static", inlineSize: "auto" } },
  }),
)

export const note = style(layered({ color: tokens.inkSubtle, fontSize: tokens.textXs }))

export const fields = style(
  layered({
    display: "grid",
    gridTemplateColumns: "80px minmax(0, 1fr)",
    gap: tokens.space2,
    padding: tokens.space3,
    "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
)

export const shifts = style(layered({ display: "grid", gap: tokens.space2, minInlineSize: 0 }))

export const shift = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: tokens.space2 }),
)

export const acts = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space1 }))

export const copy = style(layered({ minInlineSize: 0 }))

export const copied = style(
  layered({
    display: "grid",
    gap: tokens.space2,
    inlineSize: "fit-content",
    padding: tokens.space3,
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: tokens.radiusSurface,
  }),
)
