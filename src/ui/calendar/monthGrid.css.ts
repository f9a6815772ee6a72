import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const month = style(
  layered({ display: "grid", alignContent: "start", gap: tokens.space2, maxInlineSize: 320 }),
)

export const head = style(
  layered({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: tokens.space2 }),
)

export const title = style(
  layered({
    margin: 0,
    fontSize: "inherit",
    fontWeight: tokens.weightStrong,
    selectors: { "&::first-letter": { textTransform: "uppercase" } },
  }),
)

export const days = style(layered({ inlineSize: "100%", borderCollapse: "collapse", tableLayout: "fixed" }))
layeredInside(`${days} th`, {
  textAlign: "center",
  padding: 4,
  color: tokens.inkSubtle,
  fontSize: tokens.textXs,
  fontWeight: tokens.weightRegular,
})
layeredInside(`${days} td`, { padding: 1, textAlign: "center" })

export const day = style(
  layered({
    position: "relative",
    display: "grid",
    placeItems: "center",
    blockSize: 36,
    borderRadius: tokens.radiusControl,
    fontVariantNumeric: "tabular-nums",
    cursor: "default",
    touchAction: "pan-x pan-y pinch-zoom",
    userSelect: "none",
    selectors: {
      "&[data-outside-month]": { visibility: "hidden" },
      "&:hover": { background: tokens.hover },
      "&[data-today]": { color: tokens.accentText, fontWeight: tokens.weightStrong },
      "&[data-selected]": { background: tokens.accentSolid, color: tokens.onAccent },
      "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
      "&[data-tone]": { background: tokens.accentSoft },
      // A ring where it is closed, a diamond where other hours hold.
      "&[data-tone]::after": {
        content: '""',
        position: "absolute",
        insetBlockEnd: 4,
        insetInlineStart: "calc(50% - 3px)",
        boxSizing: "border-box",
        inlineSize: 6,
        blockSize: 6,
        border: "1.5px solid currentColor",
      },
      '&[data-tone="off"]::after': { borderRadius: "50%" },
      '&[data-tone="other"]::after': { background: "currentColor", transform: "rotate(45deg)" },
    },
  }),
)
