import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const vacant = style(
  layered({
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: 4,
    padding: "40px 24px",
    textAlign: "center",
  }),
)
layeredInside(`${vacant} > svg`, { marginBlockEnd: 8, color: tokens.inkSubtle })
layeredInside(`${vacant} > strong`, { fontSize: tokens.textMd, fontWeight: tokens.weightStrong })
layeredInside(`${vacant} > p`, { color: tokens.inkMuted, maxInlineSize: 320, textWrap: "balance" })
layeredInside(`${vacant} > div`, { display: "flex", gap: 8, marginBlockStart: 12 })
