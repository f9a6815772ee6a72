import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const line = `1px solid ${tokens.line}`
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const

export const sheet = style(
  layered({ display: "flex", flexDirection: "column", blockSize: "100%", minBlockSize: 0 }, "panels"),
)
export const facts = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-start",
      justifyContent: "space-between",
      gap: tokens.space3,
      padding: `${tokens.space3} ${tokens.gutter} ${tokens.space2}`,
    },
    "panels",
  ),
)
export const refused = style(layered({ padding: `0 ${tokens.gutter} ${tokens.space2}` }, "panels"))
/** Tabs and their content; the line below the tabs is as wide as the sheet. */
export const tabs = style(
  layered({ flex: 1, minBlockSize: 0, display: "flex", flexDirection: "column" }, "panels"),
)
layeredInside(`${tabs} > [role="tablist"]`, { paddingInline: tokens.gutter }, "panels")
layeredInside(`${tabs} > [role="tabpanel"]`, { minBlockSize: 0, overflowY: "auto" }, "panels")
layeredInside(`${facts} input[inputmode]`, { borderColor: tokens.fieldLine }, "panels")
export const body = style(layered({ padding: tokens.gutter }, "panels"))
/** Content of a sheet that scrolls below its head. */
export const rest = style(
  layered({ flex: 1, minBlockSize: 0, overflowY: "auto", alignContent: "start" }, "panels"),
)
export const options = style(layered({ display: "grid", gap: tokens.space5 }, "panels"))
export const muted = style(layered({ color: tokens.inkMuted, ...small }, "panels"))
export const group = style(layered({ display: "grid", gap: tokens.space2 }, "panels"))
export const groupName = style(
  layered(
    { fontSize: tokens.textSm, fontWeight: tokens.weightStrong, lineHeight: tokens.leadingSm },
    "panels",
  ),
)
export const scroll = style(layered({ overflowX: "auto" }, "panels"))
export const table = style(
  layered({ inlineSize: "100%", borderCollapse: "collapse", border: line }, "panels"),
)
layeredInside(
  `${table} :is(th, td)`,
  {
    padding: `2px ${tokens.space2}`,
    borderBlockEnd: line,
    textAlign: "start",
    fontWeight: tokens.weightRegular,
  },
  "panels",
)
layeredInside(`${table} [data-number]`, { inlineSize: 112, textAlign: "end" }, "panels")
layeredInside(`${table} :is(th, td):last-child`, { inlineSize: 88 }, "panels")
layeredInside(`${table} thead th`, { color: tokens.inkMuted, ...small }, "panels")

export const slots = style(
  layered(
    { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))", gap: tokens.space3 },
    "panels",
  ),
)
export const sums = style(layered({ display: "grid" }, "panels"))
layeredInside(
  `${sums} > li`,
  {
    display: "flex",
    justifyContent: "space-between",
    gap: tokens.space3,
    paddingBlock: tokens.space1,
    color: tokens.inkMuted,
    fontVariantNumeric: "tabular-nums",
  },
  "panels",
)
layeredInside(`${sums} > li[data-current]`, { color: tokens.ink, fontWeight: tokens.weightMedium }, "panels")

export const reasons = style(layered({ display: "grid" }, "panels"))
export const reason = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space3,
      paddingBlock: tokens.space3,
      borderBlockEnd: line,
    },
    "panels",
  ),
)
/** A part of a reason that takes the room there is, and one beneath all of it. */
export const grows = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }, "panels"))
export const whole = style(layered({ flexBasis: "100%", display: "grid", gap: tokens.space3 }, "panels"))
