import { style } from "@vanilla-extract/css"

export const region = style({
  flex: "none",
  selectors: { "&[data-held]": { overflow: "clip" } },
})
