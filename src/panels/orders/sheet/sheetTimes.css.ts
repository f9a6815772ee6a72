import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const phone = "(width < 768px)"
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const

export const rewind = style(
  layered(
    {
      flex: "none",
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 44,
      paddingInline: tokens.space6,
      borderBlockEnd: `1px solid ${tokens.line}`,
      background: tokens.sunken,
      fontVariantNumeric: "tabular-nums",
      ...small,
      "@media": { [phone]: { paddingInline: tokens.space4 } },
    },
    "panels",
  ),
)

export const track = style(
  layered({ position: "relative", display: "grid", alignItems: "center", blockSize: 24 }, "panels"),
)
layeredInside(
  `${track} > input`,
  { inlineSize: "100%", margin: 0, accentColor: tokens.accentMark, position: "relative" },
  "panels",
)

export const tick = style(
  layered(
    {
      position: "absolute",
      insetBlockStart: 7,
      inlineSize: 2,
      blockSize: 10,
      background: tokens.fieldLine,
      pointerEvents: "none",
    },
    "panels",
  ),
)

export const timeline = style(
  layered({ display: "grid", gap: 0, margin: 0, padding: 0, listStyle: "none" }, "panels"),
)

export const event = style(
  layered(
    {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "20px minmax(0, 1fr)",
      gap: tokens.space2,
      paddingBlockEnd: tokens.space3,
      color: tokens.ink,
      selectors: {
        "&[data-ahead]": { color: tokens.inkSubtle },
        "&:not(:last-child)::before": {
          content: "",
          position: "absolute",
          insetBlock: "18px 2px",
          insetInlineStart: 6,
          inlineSize: 1,
          background: tokens.lineStrong,
        },
      },
    },
    "panels",
  ),
)

export const dot = style(
  layered(
    {
      inlineSize: 9,
      blockSize: 9,
      marginBlockStart: 6,
      marginInlineStart: 2,
      borderRadius: "50%",
      background: tokens.accentMark,
      selectors: {
        "[data-ahead] > &": { background: "none", border: `2px solid ${tokens.neutralMark}` },
      },
    },
    "panels",
  ),
)
