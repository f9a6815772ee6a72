import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"
import { sized } from "./sized.ts"

const large = { fontSize: sized(22), lineHeight: sized(28) } as const

export const head = style(
  layered(
    {
      flex: "none",
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      minBlockSize: 72,
      paddingInline: `${tokens.space6} ${tokens.space4}`,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)
layeredInside(`${head} > h2`, { ...large, margin: 0, fontWeight: tokens.weightStrong }, "panels")

export const none = style(
  layered({ ...large, margin: 0, padding: tokens.space6, color: tokens.inkMuted }, "panels"),
)

export const rows = style(
  layered(
    { flex: 1, minBlockSize: 0, overflow: "auto", margin: 0, padding: tokens.space2, listStyle: "none" },
    "panels",
  ),
)

export const row = style(
  layered(
    {
      ...large,
      display: "flex",
      alignItems: "center",
      flexWrap: "wrap",
      columnGap: tokens.space4,
      inlineSize: "100%",
      minBlockSize: 64,
      paddingInline: tokens.space4,
      border: 0,
      borderRadius: tokens.radiusControl,
      background: "transparent",
      color: tokens.ink,
      fontVariantNumeric: "tabular-nums",
      selectors: {
        "&:hover": { background: tokens.hover },
        "&:focus-visible": { outline: `3px solid ${tokens.focus}`, outlineOffset: -3 },
      },
    },
    "panels",
  ),
)
layeredInside(
  `${row} > span:first-of-type`,
  {
    flex: "1 1 112px",
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
    color: tokens.inkMuted,
  },
  "panels",
)
