import { style } from "@vanilla-extract/css"
import { atLeast } from "../../../ui/theme/low.ts"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const line = `1px solid ${tokens.line}`
const narrow = "balcao-panel (inline-size < 640px)"
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const

export const body = style(
  layered(
    {
      flex: 1,
      minBlockSize: atLeast(320),
      maxBlockSize: "100dvh",
      display: "flex",
      flexDirection: "column",
      "@container": { [narrow]: { maxBlockSize: "none" } },
    },
    "panels",
  ),
)
export const hint = style(
  layered(
    { padding: `${tokens.space2} ${tokens.gutter}`, color: tokens.inkMuted, borderBlockEnd: line, ...small },
    "panels",
  ),
)
export const scroll = style(layered({ flex: 1, minBlockSize: 0, overflowY: "auto" }, "panels"))

/** Columns of a line: item, its own price, its price in the menu, whether it is shown, the way back. */
const columns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 96px 96px 96px 40px",
  alignItems: "center",
  columnGap: tokens.space3,
  paddingInline: tokens.gutter,
  borderBlockEnd: line,
  "@container": {
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr) 96px 48px 40px" },
  },
} as const

/** One item; what is out of view is neither laid out nor painted. */
export const row = style(
  layered(
    { ...columns, contentVisibility: "auto", containIntrinsicSize: "auto 45px", minBlockSize: 44 },
    "panels",
  ),
)
export const heads = style(
  layered(
    {
      ...columns,
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 1,
      minBlockSize: 32,
      background: tokens.surface,
      color: tokens.inkMuted,
      whiteSpace: "nowrap",
      ...small,
    },
    "panels",
  ),
)
layeredInside(
  `:is(${row}, ${heads}) > [data-number]`,
  { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  "panels",
)
layeredInside(
  `:is(${row}, ${heads}) > [data-base]`,
  { color: tokens.inkMuted, "@container": { [narrow]: { display: "none" } } },
  "panels",
)
/** Stands over the digits of its fields. */
export const priceHead = style(
  layered(
    {
      paddingInlineEnd: tokens.space2,
      textAlign: "end",
      "@container": { [narrow]: { paddingInline: tokens.space2, textAlign: "start" } },
    },
    "panels",
  ),
)
export const category = style(
  layered(
    {
      padding: `${tokens.space1} ${tokens.gutter}`,
      background: tokens.press,
      borderBlockEnd: line,
      fontWeight: tokens.weightStrong,
      ...small,
    },
    "panels",
  ),
)
export const name = style(
  layered({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }, "panels"),
)
