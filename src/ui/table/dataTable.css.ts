import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

export const wrapper = style(layered({ position: "relative" }))

/** Sticks to the top while scrolling, and takes up no space. */
export const busyBar = style(
  layered({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 2,
    blockSize: 0,
    overflow: "visible",
  }),
)

export const table = style(
  layered({ position: "relative", "@container": { [narrow]: { display: "block" } } }),
)

export const row = style(
  layered({
    selectors: {
      "&:hover": { background: tokens.hover },
      "&[data-selected]": { background: tokens.accentSoft },
      "&[data-selected]:hover": { background: tokens.accentSoftHover },
      "&:focus-visible": { outlineOffset: -2 },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[data-selected]": { outline: "2px solid Highlight", outlineOffset: -2 } },
      },
    },
    "@container": {
      [narrow]: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "baseline",
        padding: `12px ${tokens.gutter}`,
        borderBlockEnd: `1px solid ${tokens.line}`,
      },
    },
  }),
)

const edges = (cell: string) => {
  layeredInside(`${table} ${cell}:first-child`, { paddingInlineStart: tokens.gutter })
  layeredInside(`${table} ${cell}:last-child`, { paddingInlineEnd: tokens.gutter })
}

layeredInside(`${table} > thead`, { "@container": { [narrow]: { display: "none" } } })
layeredInside(`${table} > tbody`, { "@container": { [narrow]: { display: "block" } } })
layeredInside(`${table} th`, {
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: tokens.rowHead,
  paddingInline: 8,
  background: tokens.surface,
  borderBlockEnd: `1px solid ${tokens.line}`,
  fontSize: tokens.textXs,
  fontWeight: tokens.weightMedium,
  color: tokens.inkMuted,
  whiteSpace: "nowrap",
})
layeredInside(`${table} td`, {
  blockSize: tokens.row,
  paddingInline: 8,
  borderBlockEnd: `1px solid ${tokens.line}`,
})
/** A text of several lines keeps off the lines between rows; a row of one line stays as high as it is. */
layeredInside(`${table} td:not([data-area="check"], [data-area="act"])`, {
  paddingBlock: `max(2px, (${tokens.row} - 32px) / 2)`,
})
layeredInside(`${table} td[data-long]`, { minInlineSize: "12ch", overflowWrap: "anywhere" })
edges("th")
edges("td")
layeredInside(`${table} :is(th, td)[data-align="end"]`, {
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
})
layeredInside(`${row} > td[data-area]`, {
  "@container": {
    [narrow]: { display: "block", blockSize: "auto", padding: 0, border: 0, minInlineSize: 0 },
  },
})
layeredInside(`${row} > td:is([data-area="hidden"], [data-area="id"])`, {
  "@container": { [narrow]: { display: "none" } },
})

/** Room for the checkbox, on all three lines. */
const checkWidth = 32
layeredInside(`${row}:has(> [data-area="check"])`, {
  "@container": { [narrow]: { paddingInlineStart: `calc(${tokens.gutter} + ${checkWidth}px)` } },
})
/** The second line begins after the first, and the tags after the second. */
const lineBreak = { content: "", flexBasis: "100%" }
layeredInside(`${row}::before`, { "@container": { [narrow]: { ...lineBreak, order: 1 } } })
layeredInside(`${row}::after`, { "@container": { [narrow]: { ...lineBreak, order: 3 } } })

const placeCell = (area: string, rule: Parameters<typeof layeredInside>[1]) =>
  layeredInside(`${row} > td[data-area="${area}"]`, { "@container": { [narrow]: rule as object } })

placeCell("check", {
  order: -1,
  inlineSize: checkWidth,
  marginInline: `${-checkWidth}px 0`,
  alignSelf: "start",
})
/**
 * A nonzero basis before it grows: alone on its line, a cell with basis 0 would share the line with the break after it.
 */
placeCell("lead", { flex: "1 1 1px", fontWeight: tokens.weightMedium, overflowWrap: "anywhere" })
layeredInside(`${row} > td[data-area="tags"][data-name]`, {
  "@container": { [narrow]: { display: "inline-flex", alignItems: "center", gap: 4 } },
})
placeCell("act", { inlineSize: "auto", margin: "-8px -4px -8px 8px", alignSelf: "start" })
placeCell("second", { order: 2, paddingInlineEnd: 4, color: tokens.inkMuted, overflowWrap: "anywhere" })
placeCell("tags", { order: 4, paddingBlockStart: 8, paddingInlineEnd: tokens.space3 })

const unsaid = ":empty, :has(> [data-empty])"
const second = `[data-area="second"]:not(${unsaid})`
layeredInside(
  `${row} > td:is([data-area="second"]:not(:nth-child(-n + 3 of ${second})), [data-area="tags"]:is(${unsaid}))`,
  { "@container": { [narrow]: { display: "none" } } },
)
layeredInside(`${row} > td:nth-child(-n + 2 of ${second}):not(:nth-last-child(1 of ${second}))::after`, {
  "@container": { [narrow]: { content: '"\\a0\\b7"' } },
})
layeredInside(`${row} > td[data-name]::before`, {
  "@container": { [narrow]: { content: 'attr(data-name) " "', marginInlineEnd: 2, color: tokens.inkMuted } },
})
layeredInside(`${row} > td[data-skeleton]`, {
  "@container": { [narrow]: { flexBasis: "25%", paddingBlock: 4 } },
})
layeredInside(`${row} > td[data-skeleton]::before`, {
  content: '""',
  display: "block",
  inlineSize: "60%",
  minInlineSize: 16,
  blockSize: 12,
  borderRadius: tokens.radiusMark,
  background: tokens.press,
  "@media": { "(forced-colors: active)": { border: "1px solid GrayText" } },
})
// Vary as texts do, and are the same each time.
layeredInside(`${row}:nth-child(2n) > td[data-skeleton]:nth-child(2n)::before`, { inlineSize: "78%" })
layeredInside(`${row}:nth-child(3n) > td[data-skeleton]:nth-child(odd)::before`, { inlineSize: "48%" })

export const select = style(layered({ inlineSize: 48 }))
layeredInside(`${table} ${select} > label`, { display: "flex" })

export const actions = style(layered({ inlineSize: "1%", whiteSpace: "nowrap" }))
layeredInside(`${actions} > span`, { display: "flex", justifyContent: "flex-end", marginInlineEnd: -6 })

export const sort = style(
  layered({
    display: "inline-flex",
    alignItems: "center",
    gap: 4,
    blockSize: 24,
    marginInline: -6,
    paddingInline: 6,
    border: 0,
    borderRadius: tokens.radiusMark,
    background: "none",
    selectors: {
      "&:hover": { background: tokens.hover, color: tokens.ink },
      "[aria-sort] > &": { color: tokens.ink },
    },
  }),
)
layeredInside(`${table} ${sort}`, { fontWeight: "inherit" })

/** A row under which, or over which, another one would come to stand. */
layeredInside(`${row}[data-drop="before"] > td`, { boxShadow: `inset 0 2px ${tokens.accentMark}` })
layeredInside(`${row}[data-drop="after"] > td`, { boxShadow: `inset 0 -2px ${tokens.accentMark}` })
layeredInside(`${row}[data-dragged]`, { opacity: 0.5 })
