import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const weekContainer = "balcao-week"
/** Too narrow for four hours to have room for their times. */
const short = `${weekContainer} (inline-size < 560px)`
const barContainer = "balcao-shift"
/** Too narrow for one time of a shift. */
const narrowBar = `${barContainer} (inline-size < 46px)`

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
  layered({ border: `1px solid ${tokens.lineStrong}`, borderRadius: tokens.radiusSurface, minInlineSize: 0 }),
)

const columns = { display: "grid", gridTemplateColumns: "104px minmax(0, 1fr)" } as const
const oneColumn = { "@container": { [short]: { gridTemplateColumns: "minmax(0, 1fr)" } } } as const

export const axis = style(
  layered({
    position: "relative",
    blockSize: 24,
    marginInlineStart: 104,
    color: tokens.inkSubtle,
    fontSize: tokens.textXs,
    fontVariantNumeric: "tabular-nums",
    "@container": { [short]: { marginInlineStart: 0 } },
  }),
)

export const tick = style(
  layered({
    position: "absolute",
    insetInlineStart: "var(--balcao-shift-from)",
    paddingInlineStart: 4,
    lineHeight: "24px",
    "@container": { [short]: { selectors: { "&:nth-child(even)": { display: "none" } } } },
  }),
)

export const row = style(
  layered({
    ...columns,
    ...oneColumn,
    borderBlockStart: `1px solid ${tokens.line}`,
    selectors: {
      "&:hover": { background: tokens.hover },
      "&[data-chosen]": { background: tokens.accentSoft },
    },
  }),
)

export const day = style(
  layered({
    position: "relative",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.space2,
    minInlineSize: 0,
    minBlockSize: 40,
    padding: `0 ${tokens.space3}`,
    border: 0,
    background: "none",
    color: "inherit",
    textAlign: "start",
    cursor: "default",
    "@container": { [short]: { minBlockSize: 28 } },
    selectors: {
      '&[aria-pressed="true"]': { fontWeight: tokens.weightMedium },
      "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
    },
  }),
)

/** The day's times: said everywhere, seen where bars are too short for them. */
export const summary = style(
  layered({
    position: "absolute",
    inlineSize: 1,
    blockSize: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    fontWeight: tokens.weightRegular,
    fontVariantNumeric: "tabular-nums",
    "@container": {
      [short]: {
        position: "static",
        inlineSize: "auto",
        blockSize: "auto",
        clipPath: "none",
        textAlign: "end",
      },
    },
  }),
)

/** A finger that moves up or down scrolls the page; one that moves along paints. */
export const track = style(
  layered({
    position: "relative",
    minBlockSize: 40,
    touchAction: "pan-y",
    userSelect: "none",
    backgroundImage: `linear-gradient(to right, ${tokens.line} 1px, transparent 1px)`,
    backgroundSize: "var(--balcao-tick-size) 100%",
    selectors: { "&[data-paints]": { cursor: "crosshair" } },
  }),
)

export const bar = style(
  layered({
    position: "absolute",
    insetBlock: 5,
    insetInlineStart: "var(--balcao-shift-from)",
    inlineSize: "var(--balcao-shift-size)",
    containerType: "inline-size",
    containerName: barContainer,
    border: `1px solid ${tokens.accentLine}`,
    borderRadius: tokens.radiusMark,
    background: tokens.accentSoft,
    color: tokens.accentText,
    fontSize: tokens.textXs,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      '&[role="slider"]': { cursor: "grab" },
      "&[data-held]": { zIndex: 1, cursor: "grabbing", borderColor: tokens.accentText },
      "&:focus-visible": { zIndex: 1, outline: `2px solid ${tokens.focus}`, outlineOffset: 1 },
      '&[role="slider"]::before, &[role="slider"]::after': {
        content: '""',
        position: "absolute",
        insetBlock: 0,
        insetInlineStart: -4,
        inlineSize: "min(9px, 30%)",
        cursor: "ew-resize",
      },
      '&[role="slider"]::after': { insetInlineStart: "auto", insetInlineEnd: -4 },
    },
  }),
)

/** A shift's times, one above the other where its bar is too short for both. */
export const times = style(
  layered({
    display: "grid",
    alignContent: "center",
    blockSize: "100%",
    overflow: "hidden",
    paddingInline: 5,
    lineHeight: "14px",
    "@container": { [short]: { display: "none" }, [narrowBar]: { display: "none" } },
  }),
)

/** The times of the shift that is being moved, above it. */
export const live = style(
  layered({
    position: "absolute",
    insetBlockEnd: "calc(100% + 2px)",
    insetInlineStart: 0,
    display: "none",
    padding: "0 6px",
    whiteSpace: "nowrap",
    borderRadius: tokens.radiusMark,
    background: tokens.inverse,
    color: tokens.onInverse,
    lineHeight: "22px",
    pointerEvents: "none",
  }),
)
layeredInside(`:is(${bar}[data-held], ${bar}:focus-visible) > ${live}`, { display: "block" })

export const closed = style(
  layered({
    display: "block",
    paddingInline: 6,
    lineHeight: "40px",
    color: tokens.inkSubtle,
    fontSize: tokens.textXs,
    pointerEvents: "none",
    "@container": { [short]: { display: "none" } },
  }),
)

export const note = style(layered({ color: tokens.inkSubtle, fontSize: tokens.textXs }))
