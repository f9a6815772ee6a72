import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space2} ${tokens.space4}`,
  padding: `${tokens.space2} ${tokens.gutter}`,
  borderBlockEnd: `1px solid ${tokens.line}`,
} as const

export const alert = style(layered({ ...bar, background: tokens.accentSoft, color: tokens.ink }, "panels"))

export const title = style(
  layered(
    { display: "flex", alignItems: "center", gap: tokens.space2, fontWeight: tokens.weightStrong },
    "panels",
  ),
)

export const orders = style(
  layered(
    {
      flex: "1 1 240px",
      display: "flex",
      flexWrap: "wrap",
      gap: `${tokens.space1} ${tokens.space4}`,
      margin: 0,
      padding: 0,
      listStyle: "none",
      fontVariantNumeric: "tabular-nums",
    },
    "panels",
  ),
)

export const order = style(layered({ display: "flex", gap: tokens.space2 }, "panels"))

export const muted = style(layered({ color: tokens.inkMuted }, "panels"))

export const sound = style(layered({ ...bar, background: tokens.warningSoft }, "panels"))

export const said = style(layered({ flex: "1 1 240px" }, "panels"))
