import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const counts = style(layered({ display: "grid", fontVariantNumeric: "tabular-nums" }, "panels"))
layeredInside(
  `${counts} > li`,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 168px) minmax(0, 1fr) 44px 44px",
    alignItems: "center",
    columnGap: tokens.space3,
    minBlockSize: 44,
    alignContent: "center",
    "@container": {
      "balcao-panel (inline-size < 640px)": {
        gridTemplateColumns: "minmax(0, 152px) minmax(0, 1fr) 36px 40px",
        columnGap: tokens.space2,
      },
    },
  },
  "panels",
)
layeredInside(`${counts} a`, { color: tokens.ink, fontWeight: tokens.weightRegular }, "panels")
layeredInside(`${counts} :is(strong, strong + span)`, { textAlign: "end" }, "panels")
layeredInside(`${counts} > li > i + i, ${counts} > li > i + i + i`, { justifySelf: "end" }, "panels")
layeredInside(`${counts} strong`, { fontWeight: tokens.weightMedium }, "panels")
layeredInside(`${counts} strong + span`, { color: tokens.inkSubtle }, "panels")

export const detail = style(
  layered(
    {
      gridColumn: "1 / -1",
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      color: tokens.inkSubtle,
      minBlockSize: 16,
    },
    "panels",
  ),
)

export const bar = recipe({
  base: layered(
    {
      display: "block",
      blockSize: 8,
      minInlineSize: 2,
      borderRadius: 2,
      "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
    },
    "panels",
  ),
  variants: {
    tone: {
      plain: layered({ background: tokens.accentMark }, "panels"),
      neutral: layered({ background: tokens.neutralMark }, "panels"),
      info: layered({ background: tokens.infoMark }, "panels"),
      warning: layered({ background: tokens.warningMark }, "panels"),
      danger: layered({ background: tokens.dangerMark }, "panels"),
    },
  },
})
