import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const table = style(
  layered({ inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" }, "panels"),
)

export const caption = style(layered({ textAlign: "start", color: tokens.inkMuted }, "panels"))

export const line = style(layered({ borderBlockStart: `1px solid ${tokens.line}` }, "panels"))

export const cell = style(
  layered(
    { padding: tokens.space2, textAlign: "start", verticalAlign: "top", overflowWrap: "anywhere" },
    "panels",
  ),
)
