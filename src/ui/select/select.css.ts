import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { floating } from "../theme/floating.ts"
import { layered, layeredInside } from "../theme/layered.ts"
import { enter } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

export const wrapper = style(layered({ position: "relative", display: "flex", minInlineSize: 0 }))

export const arrow = style(
  layered({
    position: "absolute",
    inset: "0 8px 0 auto",
    display: "grid",
    placeItems: "center",
    color: tokens.inkSubtle,
    pointerEvents: "none",
  }),
)

export const select = recipe({
  base: layered({
    appearance: "none",
    inlineSize: "100%",
    minInlineSize: 0,
    paddingInline: "10px 28px",
    border: `1px solid ${tokens.fieldLine}`,
    borderRadius: tokens.radiusControl,
    background: tokens.surface,
    color: tokens.ink,
    textAlign: "start",
    textOverflow: "ellipsis",
    cursor: "default",
    transition: `border-color ${tokens.fast}`,
    selectors: {
      "&:hover": { borderColor: tokens.inkMuted },
      "&:is(:focus-visible, :open)": {
        outline: `2px solid ${tokens.focus}`,
        outlineOffset: -1,
        borderColor: "transparent",
      },
      "&[data-empty]": { color: tokens.inkSubtle },
      "&[data-invalid]": { borderColor: tokens.dangerMark },
      "&[data-invalid]:is(:focus-visible, :open)": { outlineColor: tokens.dangerMark },
      "&:disabled": {
        background: tokens.sunken,
        borderColor: tokens.line,
        color: tokens.inkDisabled,
        opacity: 1,
      },
    },
    "@media": { "(pointer: coarse)": { fontSize: tokens.textLg } },
  }),
  variants: {
    size: {
      small: layered({ blockSize: tokens.controlSm, fontSize: tokens.textXs, paddingInline: "8px 24px" }),
      medium: layered({ blockSize: tokens.control }),
      large: layered({ blockSize: tokens.controlLg, fontSize: tokens.textMd, paddingInline: "12px 28px" }),
    },
  },
})

const base = select.classNames.base

/** Styles the list like a menu in browsers with customizable selects. */
const customizable = (selector: string, rule: Parameters<typeof layeredInside>[1]) =>
  layeredInside(selector, {
    "@supports": { "(appearance: base-select)": { "@media": { "(pointer: fine)": rule } } },
  })

customizable(`${base}, ${base}::picker(select)`, { appearance: "base-select" as "none" })
customizable(base, { display: "flex", alignItems: "center", minBlockSize: 0 })
customizable(`${base}::picker-icon`, { display: "none" })
customizable(`${base}::picker(select)`, {
  marginBlock: 4,
  padding: 4,
  border: 0,
  ...floating,
  color: tokens.ink,
  font: "inherit",
  maxBlockSize: 320,
})
layeredInside(`${base}::picker(select)`, { "@media": { "(forced-colors: active)": { border: "1px solid" } } })
customizable(`${base}:open::picker(select)`, { animation: `${enter} ${tokens.normal} ${tokens.ease}` })
customizable(`${base} option`, {
  display: "flex",
  alignItems: "center",
  gap: 8,
  minBlockSize: tokens.control,
  paddingInline: 8,
  borderRadius: tokens.radiusMark,
  color: tokens.ink,
})
customizable(`${base} option:is(:hover, :focus)`, { background: tokens.hover, outline: 0 })
customizable(`${base} option:checked`, { fontWeight: tokens.weightMedium })
customizable(`${base} option:disabled`, { color: tokens.inkDisabled, background: "none" })
customizable(`${base} option::checkmark`, { order: 2, color: tokens.inkMuted })
customizable(`${base} option::after`, {
  content: "attr(data-hint)",
  marginInlineStart: "auto",
  color: tokens.inkSubtle,
  fontWeight: tokens.weightRegular,
})
