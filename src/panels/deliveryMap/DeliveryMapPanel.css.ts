import { style } from "@vanilla-extract/css"
import { pulsing } from "../../ui/skeleton/skeleton.css.ts"
import { atLeast, low } from "../../ui/theme/low.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** The map leaves some of the window free to scroll by. */
const lowRow = "max(200px, 80dvh)"

/** The list beside the map; in a narrow panel under it. */
export const body = style(
  layered(
    {
      flex: 1,
      minBlockSize: atLeast(320),
      // Without a height from its surroundings the panel would be as tall as its list.
      maxBlockSize: "100dvh",
      "@media": { [low]: { flex: "none", maxBlockSize: "none", gridTemplateRows: lowRow } },
      borderBlockStart: `1px solid ${tokens.line}`,
      display: "grid",
      gridTemplate: "minmax(0, 1fr) / minmax(240px, 336px) minmax(0, 1fr)",
      "@container": {
        "balcao-panel (inline-size < 640px)": {
          gridTemplate: `"map" minmax(0, 1fr) "side" minmax(0, 1fr) / minmax(0, 1fr)`,
          "@media": { [low]: { gridTemplateRows: `${lowRow} auto` } },
        },
      },
    },
    "panels",
  ),
)

export const side = style(
  layered(
    {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      minBlockSize: 0,
      borderInlineEnd: `1px solid ${tokens.line}`,
      "@container": {
        "balcao-panel (inline-size < 640px)": {
          gridRow: 2,
          borderInlineEnd: 0,
          borderBlockStart: `1px solid ${tokens.line}`,
        },
      },
    },
    "panels",
  ),
)

export const finder = style(
  layered(
    {
      flex: "none",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space2,
      padding: `${tokens.space3} ${tokens.gutter}`,
    },
    "panels",
  ),
)

layeredInside(`${finder} > :first-child`, { flexBasis: "100%" }, "panels")

export const freshness = style(
  layered(
    {
      flex: "none",
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: tokens.space3,
      padding: `0 ${tokens.gutter} ${tokens.space2}`,
      borderBlockEnd: `1px solid ${tokens.line}`,
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

/** A sentence, beside a mark that does not wrap. */
export const why = style(layered({ whiteSpace: "normal" }, "panels"))

export const waiting = style([
  pulsing,
  layered(
    { flex: 1, display: "grid", alignContent: "start", gap: tokens.space5, padding: tokens.gutter },
    "panels",
  ),
])

export const legend = style(
  layered(
    {
      flex: "none",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: tokens.space3,
      minBlockSize: 40,
      marginBlockStart: "auto",
      paddingBlock: 4,
      paddingInline: tokens.gutter,
      borderBlockStart: `1px solid ${tokens.line}`,
      fontSize: tokens.textXs,
    },
    "panels",
  ),
)
