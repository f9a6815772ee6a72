import { style } from "@vanilla-extract/css"
import { atLeast } from "../../ui/theme/low.ts"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const medium = "balcao-panel (inline-size < 1100px)"
const narrow = "balcao-panel (inline-size < 640px)"

/** Categories, items and the customer's phone side by side; on phones one below the other. */
export const body = style(
  layered(
    {
      flex: 1,
      minBlockSize: atLeast(320),
      maxBlockSize: "100dvh",
      display: "grid",
      gridTemplate: `"tools tools tools" auto "side list phone" minmax(0, 1fr) "foot foot foot" auto / 208px minmax(0, 1fr) 324px`,
      selectors: {
        '&[data-layout="grid"]': {
          gridTemplate: `"tools tools" auto "side list" minmax(0, 1fr) "foot foot" auto / 208px minmax(0, 1fr)`,
        },
      },
      "@container": {
        [medium]: {
          gridTemplate: `"tools tools" auto "side list" minmax(0, 1fr) "foot foot" auto / 208px minmax(0, 1fr)`,
        },
        // As high as its items; in a grid, the foot could not leave its own row to stick to the screen's end.
        [narrow]: { flex: "1 0 auto", maxBlockSize: "none", display: "flex", flexDirection: "column" },
      },
    },
    "panels",
  ),
)

/** Opaque: browsers scroll it without painting the page anew. */
export const list = style(
  layered(
    {
      gridArea: "list",
      minBlockSize: 0,
      overflowY: "auto",
      background: tokens.surface,
      "@container": { [narrow]: { flex: 1, overflowY: "visible" } },
    },
    "panels",
  ),
)

/** Fields of a form one below the other. */
export const fields = style(layered({ display: "grid", gap: tokens.space4 }, "panels"))

/** Holds what is rendered over the page, and takes no room itself. */
export const contents = style(layered({ display: "contents" }, "panels"))
