import { style } from "@vanilla-extract/css"
import { forcedColors } from "../theme/forcedColors.css.ts"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const coarse = "(pointer: coarse)"

export const check = style(
  layered({
    display: "inline-flex",
    alignItems: "flex-start",
    gap: 8,
    cursor: "default",
    position: "relative",
    minInlineSize: 0,
  }),
)

/** The real input: transparent, on top of the mark and larger than it. */
export const input = style(
  layered({
    position: "absolute",
    opacity: 0,
    inlineSize: 24,
    blockSize: 24,
    inset: "-2px auto auto -4px",
    "@media": { [coarse]: { inlineSize: 44, blockSize: 44, inset: "-12px auto auto -12px" } },
  }),
)

export const mark = style(
  layered({
    flex: "none",
    display: "grid",
    placeItems: "center",
    inlineSize: 16,
    blockSize: 16,
    marginBlock: 2,
    border: `1px solid ${tokens.fieldLine}`,
    borderRadius: tokens.radiusMark,
    background: tokens.surface,
    color: tokens.onMark,
    transition: `background-color ${tokens.fast}, border-color ${tokens.fast}`,
    "@media": { [coarse]: { inlineSize: 20, blockSize: 20, marginBlock: 0 } },
  }),
)

export const round = style(layered({ borderRadius: "50%" }))
layeredInside(`${round}::after`, {
  content: "",
  inlineSize: 6,
  blockSize: 6,
  borderRadius: "50%",
  background: "currentColor",
  visibility: "hidden",
})

export const text = style(layered({ minInlineSize: 0, overflowWrap: "anywhere" }))

layeredInside(`${mark} > svg`, {
  inlineSize: 12,
  blockSize: 12,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 3.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  visibility: "hidden",
  "@media": { [coarse]: { inlineSize: 14, blockSize: 14 } },
})
/** Hidden by more than a color: where colors are forced, none is transparent. Opacity would lay the mark over the input. */
layeredInside(
  `${input}:is(:checked, [type="checkbox"]:indeterminate) + ${mark} > svg, ${input}:checked + ${round}::after`,
  { visibility: "visible" },
)
layeredInside(`${check}:hover > ${mark}`, { borderColor: tokens.inkMuted })
layeredInside(`${input}:is(:checked, [type="checkbox"]:indeterminate) + ${mark}`, {
  background: tokens.accentMark,
  borderColor: tokens.accentMark,
  color: tokens.onMark,
})
layeredInside(`${input}[data-partial]:checked + ${mark}`, {
  background: tokens.accentSoftHover,
  borderColor: tokens.accentMark,
  color: tokens.accentMark,
})
layeredInside(`${check}[data-tone="changed"] > ${text}`, {
  "@media": { [forcedColors]: { textDecoration: "underline" } },
})
layeredInside(`${input}:focus-visible + ${mark}`, {
  outline: `2px solid ${tokens.focus}`,
  outlineOffset: 2,
})
layeredInside(`${input}:disabled + ${mark}`, { background: tokens.hover, borderColor: tokens.lineStrong })
layeredInside(`${input}:disabled:is(:checked, [type="checkbox"]:indeterminate) + ${mark}`, {
  background: tokens.inkDisabled,
  borderColor: "transparent",
  color: tokens.surface,
})
layeredInside(`${input}:disabled ~ ${text}`, { color: tokens.inkDisabled })
layeredInside(`${check}[data-tone="changed"] > ${text}`, {
  color: tokens.accentText,
  fontWeight: tokens.weightMedium,
})
