import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"

/** In a narrow panel the search takes the whole line. */
export const searchBox = style(
  layered({
    flex: "0 1 auto",
    maxInlineSize: 280,
    "@container": { "balcao-panel (inline-size < 640px)": { flex: 1, maxInlineSize: "none" } },
  }),
)
