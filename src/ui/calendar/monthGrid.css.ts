import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const month = style(
  layered({ display: "grid", alignContent: "start", gap: tokens.space2, maxInlineSize: 320 }),
)

export const head = style(
  layered({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: tokens.space2 }),
)
layeredInside(`${head} > strong::first-letter`, { textTransform: "uppercase" })

export const days = style(layered({ inlineSize: "100%", borderCollapse: "collapse", tableLayout: "fixed" }))
layeredInside(`${days} th`, {
  padding: 4,
  color: tokens.inkSubtle,
  fontSize: tokens.textXs,
  fontWeight: tokens.weightRegular,
})
layeredInside(`${days} td`, { padding: 1, textAlign: "center" })

export const day = style(
  layered({
    position: "relative",
    inlineSize: "100%",
    blockSize: 36,
    padding: 0,
    border: 0,
    borderRadius: tokens.radiusControl,
    background: "none",
    color: "inherit",
    font: "inherit",
    fontVariantNumeric: "tabular-nums",
    cursor: "default",
    selectors: {
      "&:hover": { background: tokens.hover },
      '&[aria-current="date"]': { color: tokens.accentText, fontWeight: tokens.weightStrong },
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
