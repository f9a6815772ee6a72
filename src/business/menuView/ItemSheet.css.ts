import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { enter } from "../../ui/theme/motion.css.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const side = 20
const wide = "(width >= 640px)"

/** From below over a phone; in the middle of a wide window. */
export const sheet = style(
  layered(
    {
      position: "fixed",
      inset: "auto 0 0",
      boxSizing: "border-box",
      inlineSize: "100%",
      maxInlineSize: "none",
      maxBlockSize: "92%",
      margin: 0,
      padding: 0,
      border: 0,
      borderStartStartRadius: tokens.radiusDialog,
      borderStartEndRadius: tokens.radiusDialog,
      background: tokens.raised,
      boxShadow: tokens.shadowDialog,
      color: tokens.ink,
      overflow: "hidden",
      animation: `${enter} ${tokens.slow} ${tokens.ease}`,
      selectors: {
        "&[open]": { display: "flex", flexDirection: "column" },
        "&::backdrop": { background: tokens.scrim },
        "&[data-inside]": { position: "absolute", zIndex: 2 },
      },
      "@media": {
        [wide]: {
          selectors: {
            "&:not([data-inside])": {
              inset: 0,
              margin: "auto",
              inlineSize: 560,
              blockSize: "fit-content",
              borderRadius: tokens.radiusDialog,
            },
          },
        },
        "(forced-colors: active)": { border: "1px solid" },
      },
    },
    "panels",
  ),
)

/** Darkens the rest of a menu in whose own box the sheet opens. */
export const shade = style(
  layered({ position: "absolute", inset: 0, zIndex: 2, background: tokens.scrim }, "panels"),
)

export const content = style(
  layered({ flex: 1, minBlockSize: 0, overflow: "auto", overscrollBehavior: "contain" }, "panels"),
)

export const picture = style(
  layered(
    {
      display: "block",
      inlineSize: "100%",
      aspectRatio: "4 / 3",
      objectFit: "cover",
      background: tokens.press,
    },
    "panels",
  ),
)

export const head = style(layered({ display: "grid", gap: 4, padding: `16px ${side}px` }, "panels"))
layeredInside(
  `${head} h2`,
  {
    paddingInlineEnd: 40,
    fontSize: tokens.textXl,
    lineHeight: tokens.leadingXl,
    fontWeight: tokens.weightStrong,
  },
  "panels",
)
layeredInside(`${head} p`, { color: tokens.inkMuted, whiteSpace: "pre-line" }, "panels")
layeredInside(`${head} small`, { fontSize: tokens.textXs, color: tokens.inkMuted }, "panels")

export const close = style(
  layered(
    {
      position: "absolute",
      zIndex: 1,
      insetBlockStart: 12,
      insetInlineEnd: 12,
      display: "grid",
      placeItems: "center",
      appearance: "none",
      inlineSize: 36,
      blockSize: 36,
      padding: 0,
      border: `1px solid ${tokens.line}`,
      borderRadius: "50%",
      background: tokens.raised,
      cursor: "pointer",
      "@media": { "(pointer: coarse)": { inlineSize: 44, blockSize: 44 } },
    },
    "panels",
  ),
)

export const foot = style(
  layered(
    {
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 64,
      padding: `12px ${side}px`,
      borderBlockStart: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)
layeredInside(`${foot} > span`, { flex: 1, fontSize: tokens.textSm, color: tokens.inkMuted }, "panels")
layeredInside(
  `${foot} > strong`,
  { fontSize: tokens.textLg, fontWeight: tokens.weightStrong, fontVariantNumeric: "tabular-nums" },
  "panels",
)
