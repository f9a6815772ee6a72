import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const focused = "&:focus-within"

/** The border around a control. */
export const box = recipe({
  base: layered({
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: 8,
    inlineSize: "100%",
    minInlineSize: 0,
    paddingInline: 10,
    border: `1px solid ${tokens.fieldLine}`,
    borderRadius: tokens.radiusControl,
    background: tokens.surface,
    color: tokens.ink,
    transition: `border-color ${tokens.fast}`,
    selectors: {
      "&:hover": { borderColor: tokens.inkMuted },
      [focused]: {
        outline: `2px solid ${tokens.focus}`,
        outlineOffset: -1,
        borderColor: "transparent",
      },
      "&[data-invalid]": { borderColor: tokens.dangerMark },
      "&[data-invalid]:focus-within": { outlineColor: tokens.dangerMark },
      // After a moment, so that a form does not blink while it is saved.
      "&:has(> [readonly])": {
        background: tokens.sunken,
        borderColor: tokens.line,
        transition: "background 0s 400ms, border-color 0s 400ms",
      },
      "&[data-disabled]": {
        background: tokens.sunken,
        borderColor: tokens.line,
        color: tokens.inkDisabled,
      },
    },
    "@media": { "(pointer: coarse)": { fontSize: tokens.textLg } },
  }),
  variants: {
    size: {
      small: layered({ blockSize: tokens.controlSm, fontSize: tokens.textXs, paddingInline: 8 }),
      medium: layered({ blockSize: tokens.control }),
      large: layered({ blockSize: tokens.controlLg, paddingInline: 12, fontSize: tokens.textMd }),
      area: layered({ paddingBlock: 6, alignItems: "flex-start" }),
    },
    quiet: {
      true: layered({
        selectors: {
          "&:not(:focus-within)": { borderColor: tokens.lineStrong },
          "&:not(:focus-within):hover": { borderColor: tokens.fieldLine },
        },
      }),
    },
  },
  defaultVariants: { size: "medium" },
})

const inside = box.classNames.base

/** Text inputs; a color well beside them keeps its own size. */
const typed = `${inside} > :is(input:not([type="color"]), textarea)`

layeredInside(typed, {
  flex: 1,
  inlineSize: "100%",
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  "@media": { "(pointer: coarse)": { fontSize: tokens.textLg } },
})
layeredInside(`${inside} > input:not([type="color"])`, { blockSize: "100%", appearance: "none" })
// A password manager's own colour would end at the text, short of the border.
layeredInside(`${inside}:has(> :autofill)`, { background: tokens.accentSoft })
layeredInside(`${inside} > input:autofill`, { boxShadow: `inset 0 0 0 100vmax ${tokens.accentSoft}` })
layeredInside(`${inside} > input:disabled`, { WebkitTextFillColor: "currentColor", opacity: 1 })
layeredInside(`${inside} > input::-webkit-search-cancel-button`, { display: "none" })
layeredInside(`${inside} > textarea`, { minBlockSize: 60, resize: "none" })
layeredInside(`${inside} ::placeholder`, { color: tokens.inkSubtle, opacity: 1 })
layeredInside(`${inside} > svg`, { color: tokens.inkSubtle })
layeredInside(`${inside} > button:last-child`, { marginInlineEnd: -8 })
