import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

/** Switches of automatic handling; on their own line in a narrow panel. */
export const switches = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${tokens.space2} ${tokens.space4}`,
      "@container": { [narrow]: { flex: "1 0 100%" } },
    },
    "panels",
  ),
)
