import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"

export const list = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    overflow: "auto",
    outlineOffset: -2,
    selectors: { "&:focus-visible": { outlineOffset: -2 } },
  }),
)

export const rows = style(layered({ position: "relative" }))
