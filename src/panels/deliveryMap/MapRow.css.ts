import { style } from "@vanilla-extract/css"
import { list } from "../../ui/optionList/optionList.css.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const row = style(
  layered(
    {
      position: "absolute",
      insetInline: 0,
      blockSize: 52,
      display: "grid",
      gridTemplateColumns: "32px minmax(0, 1fr) auto",
      columnGap: tokens.space3,
      alignContent: "center",
      paddingInline: tokens.gutter,
      borderBlockEnd: `1px solid ${tokens.line}`,
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      color: tokens.inkMuted,
      cursor: "pointer",
      selectors: {
        "&:hover": { background: tokens.hover },
        '&[aria-selected="true"]': { background: tokens.accentSoft },
      },
    },
    "panels",
  ),
)
layeredInside(
  `${list}:focus-visible ${row}[data-active]`,
  { outline: `2px solid ${tokens.focus}`, outlineOffset: -3 },
  "panels",
)

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

export const heard = style(
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
