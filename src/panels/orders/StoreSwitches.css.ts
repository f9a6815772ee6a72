import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

/** What happens by itself; what follows stands beside it, and in a narrow panel under it. */
export const switches = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${tokens.space2} ${tokens.space4}`,
      marginInlineStart: "auto",
      "@container": { [narrow]: { flex: "1 0 100%", marginInlineStart: 0 } },
    },
    "panels",
  ),
)
layeredInside(
  `${switches} + span`,
  { marginInlineStart: tokens.space2, "@container": { [narrow]: { marginInlineStart: 0 } } },
  "panels",
)
