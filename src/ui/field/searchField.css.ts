import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

/** In a narrow panel the search takes the whole line. */
export const searchBox = style(
  layered({
    flex: "0 1 auto",
    maxInlineSize: 280,
    "@container": { "balcao-panel (inline-size < 640px)": { flex: 1, maxInlineSize: "none" } },
  }),
)

/** What one types is large on a touch screen, so that it does not zoom; the hint must fit beside other tools. */
layeredInside(`${searchBox} ::placeholder`, {
  "@media": { "(pointer: coarse)": { fontSize: tokens.textSm } },
})
