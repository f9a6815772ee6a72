import { style } from "@vanilla-extract/css"
import { option } from "../../ui/optionList/optionList.css.ts"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const row = style([option, layered({ paddingInline: tokens.space4 }, "panels")])

export const picture = style(layered({ gridRow: "1 / span 2", alignSelf: "center" }, "panels"))

const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

export const name = style(layered({ ...line, fontWeight: tokens.weightMedium, color: tokens.ink }, "panels"))

export const company = style(layered({ fontWeight: tokens.weightMedium, color: tokens.ink }, "panels"))

export const time = style(
  layered(
    { fontSize: tokens.textXs, lineHeight: tokens.leadingSm, fontVariantNumeric: "tabular-nums" },
    "panels",
  ),
)

export const said = style(
  layered(
    {
      ...line,
      gridColumn: 2,
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      selectors: { "&[data-unread]": { color: tokens.ink, fontWeight: tokens.weightMedium } },
    },
    "panels",
  ),
)

export const unread = style(layered({ display: "grid", blockSize: 16, justifySelf: "end" }, "panels"))
