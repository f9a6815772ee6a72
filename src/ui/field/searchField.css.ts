import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"

/** In a narrow panel the search takes the whole line. */
export const searchBox = recipe({
  base: layered({ flex: "0 1 auto" }),
  variants: {
    block: {
      false: layered({
        maxInlineSize: 280,
        "@container": { "balcao-panel (inline-size < 640px)": { flex: 1, maxInlineSize: "none" } },
      }),
    },
  },
})
