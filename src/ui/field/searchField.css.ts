import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const full = { flex: 1, maxInlineSize: "none" } as const

/** Fills the line in a narrow panel, and on phones in dialogs and sheets, which stand outside of panels. */
export const searchBox = style(
  layered({
    flex: "0 1 auto",
    maxInlineSize: 280,
    "@container": { "balcao-panel (inline-size < 640px)": full },
    "@media": { "(width < 640px)": full },
  }),
)

/** A hint that is too long for its box says so. */
layeredInside(`${searchBox} input:placeholder-shown`, { textOverflow: "ellipsis" })

/** The text is 16 px on touch screens, so that iOS does not zoom in; the placeholder stays small to fit. */
layeredInside(`${searchBox} ::placeholder`, {
  "@media": { "(pointer: coarse)": { fontSize: tokens.textSm } },
})
