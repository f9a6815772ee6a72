import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"

/** Actions on an order, at the end of its row. */
export const listActions = style(
  layered({ display: "inline-block", minInlineSize: 168, textAlign: "end" }, "panels"),
)
layeredInside(`${listActions} > *`, { position: "static", margin: 0 }, "panels")
