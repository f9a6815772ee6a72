import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const segment = style(
  layered({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 6,
    minInlineSize: 28,
    paddingInline: 10,
    border: "1px solid transparent",
    borderRadius: `calc(${tokens.radiusControl} - 1px)`,
    color: tokens.inkMuted,
    fontWeight: tokens.weightMedium,
    whiteSpace: "nowrap",
    selectors: {
      "&:hover": { color: tokens.ink },
      "&[data-selected]": {
        background: tokens.raised,
        borderColor: tokens.lineStrong,
        color: tokens.ink,
      },
      "&:has(:focus-visible)": { outline: `2px solid ${tokens.focus}`, outlineOffset: 1 },
      "&:has(:disabled)": { color: tokens.inkDisabled },
    },
  }),
)

export const segmentedControl = recipe({
  base: layered({
    display: "inline-flex",
    flex: "none",
    padding: 1,
    gap: 1,
    borderRadius: tokens.radiusControl,
    background: tokens.press,
    "@media": { "(forced-colors: active)": { outline: "1px solid", outlineOffset: -1 } },
  }),
  variants: {
    size: {
      medium: layered({ blockSize: tokens.control }),
      small: layered({ blockSize: tokens.controlSm, fontSize: tokens.textXs }),
    },
  },
})
layeredInside(`${segmentedControl.classNames.variants.size.small} > ${segment}`, { paddingInline: 8 })
