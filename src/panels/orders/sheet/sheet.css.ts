import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const phone = "(width < 768px)"
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const
const rule = `1px solid ${tokens.line}`

export const head = style(
  layered(
    {
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 56,
      paddingInline: `${tokens.space6} ${tokens.space4}`,
      borderBlockEnd: rule,
      fontVariantNumeric: "tabular-nums",
      "@media": { [phone]: { paddingInline: tokens.space4, flexWrap: "wrap", paddingBlock: tokens.space2 } },
    },
    "panels",
  ),
)

export const code = style(
  layered(
    { margin: 0, fontSize: tokens.textLg, lineHeight: tokens.leadingLg, fontWeight: tokens.weightStrong },
    "panels",
  ),
)

/** Cut where there is little room for it, and left out where there is none. */
export const wide = style(
  layered(
    {
      minInlineSize: 0,
      overflow: "hidden",
      textOverflow: "ellipsis",
      color: tokens.inkMuted,
      "@media": { [phone]: { display: "none" } },
    },
    "panels",
  ),
)
layeredInside(`${head} > *`, { flex: "none", whiteSpace: "nowrap" }, "panels")
layeredInside(`${head} > ${wide}`, { flex: "0 1 auto" }, "panels")

export const end = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space2, marginInlineStart: "auto" }, "panels"),
)

export const columns = style(
  layered(
    {
      flex: 1,
      minBlockSize: 0,
      display: "grid",
      gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr) 304px",
      "@media": { [phone]: { display: "block", overflow: "auto" } },
    },
    "panels",
  ),
)
layeredInside(
  `${columns} > *`,
  { overflow: "auto", minBlockSize: 0, "@media": { [phone]: { overflow: "visible" } } },
  "panels",
)
layeredInside(
  `${columns} > * + *`,
  { borderInlineStart: rule, "@media": { [phone]: { border: 0, borderBlockStart: rule } } },
  "panels",
)

/** Delivery person of the order. */
export const courier = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space3,
      padding: `${tokens.space3} ${tokens.space6}`,
      borderBlockEnd: rule,
      "@media": { [phone]: { paddingInline: tokens.space4 } },
    },
    "panels",
  ),
)

export const call = style(layered({ flex: "none", marginInlineStart: "auto" }, "panels"))

/** One subject of the sheet. */
export const part = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      padding: `${tokens.space4} ${tokens.space6}`,
      "@media": { [phone]: { paddingInline: tokens.space4 } },
      selectors: { "& + &": { borderBlockStart: rule } },
    },
    "panels",
  ),
)
layeredInside(
  `${part} > h3`,
  { margin: 0, color: tokens.inkMuted, fontWeight: tokens.weightRegular, ...small },
  "panels",
)

export const list = style(
  layered({ display: "grid", gap: 10, margin: 0, padding: 0, listStyle: "none" }, "panels"),
)

export const item = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "32px minmax(0, 1fr) auto",
      gap: `0 ${tokens.space2}`,
      fontVariantNumeric: "tabular-nums",
    },
    "panels",
  ),
)

/** An item with what is said of it while it is picked: a mark before it, and a menu at its end. */
export const pickedItem = style([
  item,
  layered({ gridTemplateColumns: "24px 32px minmax(0, 1fr) auto 28px", alignItems: "start" }, "panels"),
])
layeredInside(`${pickedItem} > label`, { gridRow: 1, gridColumn: 1, minBlockSize: 24 }, "panels")

export const hint = style(
  layered({ display: "block", color: tokens.inkMuted, overflowWrap: "anywhere", ...small }, "panels"),
)

/** Failed read, with the button to try again. */
export const failed = style(
  layered(
    { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2, margin: 0 },
    "panels",
  ),
)

export const note = style(
  layered({ display: "flex", alignItems: "center", gap: 6, color: tokens.warningText, ...small }, "panels"),
)

/** Lines that add up to an amount. */
export const sum = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: `${tokens.space2} 0`,
      margin: 0,
      fontVariantNumeric: "tabular-nums",
    },
    "panels",
  ),
)
layeredInside(`${sum} dd`, { margin: 0, textAlign: "end" }, "panels")
layeredInside(
  `${sum} > [data-total]`,
  {
    borderBlockStart: `1px solid ${tokens.lineStrong}`,
    paddingBlockStart: tokens.space2,
    fontWeight: tokens.weightStrong,
  },
  "panels",
)

export const facts = style([sum, layered({ gridTemplateColumns: "auto minmax(0, 1fr)" }, "panels")])
layeredInside(`${facts} > dt`, { color: tokens.inkMuted }, "panels")

export const counter = style(
  layered(
    {
      flex: "none",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space2,
      minBlockSize: 56,
      padding: `${tokens.space2} ${tokens.space6}`,
      borderBlockStart: rule,
      "@media": { [phone]: { paddingInline: tokens.space4 } },
    },
    "panels",
  ),
)

export const push = style(layered({ flex: 1 }, "panels"))

export const map = style(layered({ blockSize: 132, position: "relative", overflow: "hidden" }, "panels"))
