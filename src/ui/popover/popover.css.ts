import { style } from "@vanilla-extract/css"
import { floating } from "../theme/floating.ts"
import { layered } from "../theme/layered.ts"
import { enter } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

export const popover = style(
  layered({
    display: "flex",
    flexDirection: "column",
    overflow: "auto",
    ...floating,
    color: tokens.ink,
    outline: 0,
    selectors: {
      "&[data-placement]": { animation: `${enter} ${tokens.normal} ${tokens.ease}` },
      "&:focus-visible": { outline: 0 },
    },
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
)
