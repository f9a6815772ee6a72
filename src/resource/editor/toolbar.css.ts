import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

export const rule = style(
  layered(
    {
      flex: "none",
      inlineSize: 1,
      blockSize: 20,
      background: tokens.lineStrong,
      "@container": { [narrow]: { display: "none" } },
    },
    "panels",
  ),
)

export const changes = style(
  layered({ color: tokens.inkMuted, "@container": { [narrow]: { display: "none" } } }, "panels"),
)

/** An act and the other ways to do it, as one button. */
export const split = style(layered({ display: "inline-flex" }, "panels"))
layeredInside(`${split} > button:first-child`, { borderStartEndRadius: 0, borderEndEndRadius: 0 }, "panels")
layeredInside(
  `${split} > button:last-child`,
  {
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    inlineSize: tokens.controlSm,
    marginInlineStart: 1,
  },
  "panels",
)
