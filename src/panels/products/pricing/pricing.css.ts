import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

/** Height of a row in px, and where a product takes two lines. */
export const rowHeight = 52
export const phoneRow = 96

const phone = "balcao-panel (inline-size < 640px)"
const stacked = "balcao-panel (inline-size < 860px)"
const line = `1px solid ${tokens.line}`
const small = { fontSize: tokens.textSm, lineHeight: tokens.leadingSm } as const
const tiny = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const
const of = (rule: Parameters<typeof layered>[0]) => style(layered(rule, "panels"))

/** Rule and rows side by side; one below the other where there is no room, and then all of it scrolls. */
export const screen = of({
  flex: 1,
  minBlockSize: 0,
  display: "grid",
  gridTemplateColumns: "328px minmax(0, 1fr)",
  borderBlockStart: line,
  "@container": {
    [stacked]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridAutoRows: "max-content",
      alignContent: "start",
      overflowY: "auto",
    },
  },
})
export const rule = of({
  display: "grid",
  alignContent: "start",
  minBlockSize: 0,
  overflowY: "auto",
  borderInlineEnd: line,
  "@container": { [stacked]: { borderInlineEnd: 0, overflowY: "visible" } },
})
export const part = of({
  display: "grid",
  gap: tokens.space3,
  padding: `${tokens.space4} ${tokens.gutter}`,
  borderBlockEnd: line,
})
export const partTitle = of({ fontSize: tokens.textMd, fontWeight: tokens.weightStrong })
export const pair = of({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: tokens.space2 })
/** Nothing of it is there without a notice. */
export const notices = of({
  display: "grid",
  padding: `${tokens.space3} ${tokens.gutter} 0`,
  selectors: { "&:empty": { display: "none" } },
})
export const hint = of({ ...small, color: tokens.inkMuted })

export const result = of({ display: "flex", flexDirection: "column", minBlockSize: 0, minInlineSize: 0 })
export const outcome = of({ flex: 1, display: "flex", flexDirection: "column", minBlockSize: 0 })
export const parts = of({
  flex: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space3,
  padding: `${tokens.space2} ${tokens.gutter}`,
  borderBlockEnd: line,
  overflowX: "auto",
})
export const scroller = of({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  "@container": { [stacked]: { flex: "none", blockSize: "min(70vh, 720px)" } },
})
export const table = of({ display: "block", fontVariantNumeric: "tabular-nums" })
export const tableHead = of({
  display: "block",
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  background: tokens.surface,
})
export const tableBody = of({ display: "block" })
export const room = of({ display: "block" })

const columns = "24px minmax(0, 1fr) 64px 64px 88px 72px 176px"
const aRow = {
  display: "grid",
  gridTemplateColumns: columns,
  alignItems: "center",
  columnGap: tokens.space3,
  boxSizing: "border-box",
  paddingInline: tokens.gutter,
  borderBlockEnd: line,
} as const
export const headRow = of({
  ...aRow,
  ...tiny,
  blockSize: 36,
  color: tokens.inkMuted,
  "@container": { [phone]: { gridTemplateColumns: "24px minmax(0, 1fr)" } },
})
export const row = of({
  ...aRow,
  blockSize: rowHeight,
  selectors: { "&[data-off]": { color: tokens.inkMuted }, "&:hover": { background: tokens.hover } },
  "@container": {
    [phone]: {
      blockSize: phoneRow,
      gridTemplateColumns: "24px minmax(0, 1fr) 96px",
      gridTemplateAreas: '"tick product new" ". margin change"',
      alignContent: "center",
      rowGap: tokens.space1,
    },
  },
})
const end = { textAlign: "end" } as const
export const tickCell = of({ display: "grid", padding: 0, "@container": { [phone]: { gridArea: "tick" } } })
export const productCell = of({
  display: "grid",
  minInlineSize: 0,
  padding: 0,
  textAlign: "start",
  fontWeight: "inherit",
  "@container": { [phone]: { gridArea: "product" } },
})
const figure = { ...end, padding: 0, fontWeight: "inherit" } as const
/** On a phone the price of now and the cost stand in the product's own page. */
export const costCell = of({
  ...figure,
  color: tokens.inkMuted,
  "@container": { [phone]: { display: "none" } },
})
export const todayCell = of({
  ...figure,
  color: tokens.inkMuted,
  "@container": { [phone]: { display: "none" } },
})
export const newCell = of({ ...figure, "@container": { [phone]: { gridArea: "new" } } })
export const changeCell = of({
  ...figure,
  selectors: { "&[data-jump]": { color: tokens.warningText } },
  "@container": { [phone]: { gridArea: "change" } },
})
export const marginCell = of({ ...figure, "@container": { [phone]: { gridArea: "margin" } } })
export const margin = of({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: tokens.space2,
})
export const name = of({ fontWeight: tokens.weightMedium, ...cut })
export const note = of({
  ...tiny,
  ...cut,
  color: tokens.inkMuted,
  selectors: {
    '&[data-tone="warning"]': { color: tokens.warningText },
    '&[data-tone="danger"]': { color: tokens.dangerText },
  },
})
export const newPrice = of({
  inlineSize: "100%",
  boxSizing: "border-box",
  minBlockSize: tokens.controlSm,
  paddingInline: tokens.space2,
  border: "1px solid transparent",
  borderRadius: tokens.radiusControl,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontWeight: tokens.weightStrong,
  textAlign: "end",
  selectors: {
    "&:hover:not(:disabled)": { borderColor: tokens.fieldLine },
    "&:focus": { borderColor: tokens.fieldLine, background: tokens.surface },
    "&[data-typed]": { color: tokens.accentText },
    "&[aria-invalid]": { borderColor: tokens.dangerText },
    "[data-off] &": { fontWeight: tokens.weightRegular },
  },
  "@container": { [phone]: { borderColor: tokens.fieldLine, minBlockSize: 44 } },
})
export const marginBefore = of({ minInlineSize: 32, color: tokens.inkMuted })
export const marginAfter = of({
  minInlineSize: 32,
  selectors: { "&[data-low]": { color: tokens.dangerText } },
})

export const foot = of({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space2,
})
export const sentence = of({
  ...small,
  color: tokens.inkMuted,
  "@container": { [phone]: { flexBasis: "100%", fontSize: tokens.textXs } },
})
export const acts = of({
  display: "flex",
  alignItems: "center",
  gap: tokens.space2,
  "@container": { [phone]: { flex: 1 } },
})
