import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"
const line = `1px solid ${tokens.line}`

export const foot = style(
  layered(
    {
      gridArea: "foot",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${tokens.space1} ${tokens.space3}`,
      minBlockSize: tokens.bar,
      padding: `${tokens.space1} ${tokens.gutter}`,
      borderBlockStart: line,
      "@container": {
        [narrow]: { position: "sticky", insetBlockEnd: 0, zIndex: 3, background: tokens.surface },
      },
    },
    "panels",
  ),
)

export const footActs = style(
  layered({ display: "flex", gap: tokens.space2, marginInlineStart: "auto" }, "panels"),
)

export const state = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: 6,
      color: tokens.inkMuted,
      fontVariantNumeric: "tabular-nums",
      selectors: { "&[data-away]": { color: tokens.warningText } },
    },
    "panels",
  ),
)
