import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const emptyState = style(
  layered({
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: 4,
    padding: "40px 24px",
    textAlign: "center",
  }),
)
layeredInside(`${emptyState} > svg`, { marginBlockEnd: 8, color: tokens.inkSubtle })
layeredInside(`${emptyState} > strong`, { fontSize: tokens.textMd, fontWeight: tokens.weightStrong })
layeredInside(`${emptyState} > p`, { color: tokens.inkMuted, maxInlineSize: 320, textWrap: "balance" })
layeredInside(`${emptyState} > div`, { display: "flex", gap: 8, marginBlockStart: 12 })
