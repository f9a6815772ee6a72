import { style } from "@vanilla-extract/css"
import { option } from "../../ui/optionList/optionList.css.ts"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const row = style([
  option,
  layered({ paddingInline: tokens.gutter, fontSize: tokens.textXs, lineHeight: tokens.leadingXs }, "panels"),
])

export const picture = style(
  layered(
    {
      gridRow: "1 / span 2",
      display: "grid",
      placeItems: "center",
      inlineSize: 32,
      blockSize: 32,
      borderRadius: "50%",
      background: tokens.press,
      color: tokens.ink,
    },
    "panels",
  ),
)

export const name = style(
  layered(
    {
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      fontSize: tokens.textSm,
      lineHeight: tokens.leadingSm,
      fontWeight: tokens.weightMedium,
      color: tokens.ink,
      selectors: { "&[data-unknown]": { color: tokens.inkMuted, fontWeight: tokens.weightRegular } },
    },
    "panels",
  ),
)

export const lastSeen = style(
  layered(
    {
      gridArea: "1 / 3",
      lineHeight: tokens.leadingSm,
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
    },
    "panels",
  ),
)

export const state = style(
  layered(
    { gridArea: "2 / 2 / auto / -1", display: "flex", gap: 6, overflow: "hidden", whiteSpace: "nowrap" },
    "panels",
  ),
)
