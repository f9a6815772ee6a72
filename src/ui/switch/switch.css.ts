import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const coarse = "(pointer: coarse)"

export const root = style(
  layered({
    display: "inline-flex",
    verticalAlign: "middle",
    alignItems: "center",
    gap: 8,
    cursor: "default",
    position: "relative",
  }),
)

export const input = style(
  layered({ position: "absolute", opacity: 0, inset: 0, inlineSize: "100%", blockSize: "100%" }),
)

export const track = recipe({
  base: layered({
    flex: "none",
    padding: 2,
    borderRadius: tokens.radiusRound,
    background: tokens.neutralMark,
    transition: `background-color ${tokens.normal} ${tokens.ease}`,
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
  variants: {
    size: {
      medium: layered({ inlineSize: 32, blockSize: 20 }),
      large: layered({ inlineSize: 44, blockSize: 28 }),
      small: layered({
        inlineSize: 26,
        blockSize: 16,
        "@media": { [coarse]: { inlineSize: 32, blockSize: 20 } },
      }),
    },
    tone: { accent: {}, store: {} },
  },
})

const { base, variants } = track.classNames
const on = `${input}:checked +`

layeredInside(`${base}::after`, {
  content: "",
  display: "block",
  blockSize: "100%",
  aspectRatio: "1",
  borderRadius: "50%",
  background: tokens.onSolid,
  transition: `translate ${tokens.normal} ${tokens.ease}`,
})
layeredInside(`${root}:hover > ${base}`, {
  background: `color-mix(in oklab, ${tokens.neutralMark}, ${tokens.ink} 16%)`,
})
layeredInside(`${root} > ${on} ${base}`, { background: tokens.accentMark })
layeredInside(`${on} ${base}::after`, { background: tokens.onMark })
layeredInside(`${on} ${variants.size.medium}::after`, { translate: "12px 0" })
layeredInside(`${on} ${variants.size.large}::after`, { translate: "16px 0" })
layeredInside(`${on} ${variants.size.small}::after`, {
  translate: "10px 0",
  "@media": { [coarse]: { translate: "12px 0" } },
})
layeredInside(`${root} > ${on} ${variants.tone.store}`, { background: tokens.successMark })
layeredInside(`${input}:focus-visible + ${base}`, {
  outline: `2px solid ${tokens.focus}`,
  outlineOffset: 2,
})
layeredInside(`${input}:disabled + ${base}`, { opacity: 0.45 })
layeredInside(`${input}:disabled ~ span:last-child`, { color: tokens.inkDisabled })
