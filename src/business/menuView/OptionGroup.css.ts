import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const side = 20

export const group = style(layered({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }, "panels"))
layeredInside(
  `${group} > legend`,
  {
    display: "flex",
    alignItems: "center",
    gap: tokens.space2,
    boxSizing: "border-box",
    inlineSize: "100%",
    padding: `10px ${side}px`,
    background: tokens.sunken,
    fontWeight: tokens.weightStrong,
  },
  "panels",
)
layeredInside(
  `${group} > legend small`,
  { fontSize: tokens.textXs, fontWeight: tokens.weightRegular, color: tokens.inkMuted },
  "panels",
)
layeredInside(
  `${group} > legend b`,
  {
    marginInlineStart: "auto",
    paddingInline: 6,
    borderRadius: tokens.radiusMark,
    background: tokens.warningSoft,
    fontSize: tokens.textXs,
    fontWeight: tokens.weightMedium,
    color: tokens.warningText,
  },
  "panels",
)
layeredInside(
  `${group} > legend b[data-done]`,
  { background: tokens.successSoft, color: tokens.successText },
  "panels",
)

export const option = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 48,
      padding: `6px ${side}px`,
      borderBlockEnd: `1px solid ${tokens.line}`,
      cursor: "pointer",
      selectors: { "&[data-off]": { color: tokens.inkSubtle, cursor: "default" } },
    },
    "panels",
  ),
)
layeredInside(`${option} > span`, { flex: 1, minInlineSize: 0 }, "panels")
layeredInside(`${option} > em`, { fontStyle: "normal", fontVariantNumeric: "tabular-nums" }, "panels")
layeredInside(
  `${option} > input`,
  { flex: "none", inlineSize: 20, blockSize: 20, margin: 0, accentColor: tokens.accentSolid },
  "panels",
)
layeredInside(
  `${option} > img`,
  { flex: "none", inlineSize: 40, blockSize: 40, borderRadius: tokens.radiusControl, objectFit: "cover" },
  "panels",
)

export const stepper = style(
  layered({ flex: "none", display: "flex", alignItems: "center", gap: 4 }, "panels"),
)
layeredInside(`${stepper} > output`, { minInlineSize: 20, textAlign: "center" }, "panels")

export const step = style(
  layered(
    {
      appearance: "none",
      inlineSize: 32,
      blockSize: 32,
      padding: 0,
      border: `1px solid ${tokens.fieldLine}`,
      borderRadius: "50%",
      background: tokens.surface,
      fontSize: tokens.textLg,
      lineHeight: 1,
      cursor: "pointer",
      selectors: { "&[aria-disabled=true]": { color: tokens.inkDisabled, cursor: "default" } },
      "@media": { "(pointer: coarse)": { inlineSize: 44, blockSize: 44 } },
    },
    "panels",
  ),
)
