import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const frame = {
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  border: `1px solid ${tokens.lineStrong}`,
  background: tokens.surface,
  color: tokens.ink,
} as const

export const inline = style(
  layered(
    {
      ...frame,
      display: "inline-flex",
      alignItems: "center",
      gap: 10,
      blockSize: 32,
      paddingInline: "10px 6px",
      borderRadius: tokens.radiusControl,
      fontWeight: tokens.weightMedium,
      whiteSpace: "nowrap",
    },
    "panels",
  ),
)

export const store = style(
  layered({ ...frame, borderRadius: tokens.radiusSurface, inlineSize: "100%" }, "panels"),
)

export const head = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 62,
      padding: `${tokens.space2} ${tokens.space4}`,
    },
    "panels",
  ),
)

export const about = style(
  layered(
    {
      flex: 1,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: tokens.space2,
      minInlineSize: 0,
      fontWeight: tokens.weightStrong,
    },
    "panels",
  ),
)

export const said = style(
  layered(
    {
      flexBasis: "100%",
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      fontWeight: tokens.weightRegular,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

export const foot = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space2,
      minBlockSize: 40,
      padding: `${tokens.space1} ${tokens.space2} ${tokens.space1} ${tokens.space4}`,
      borderBlockStart: `1px solid ${tokens.line}`,
      fontSize: tokens.textXs,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

export const waiting = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)
