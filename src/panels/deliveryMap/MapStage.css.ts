import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const stage = style(
  layered(
    {
      position: "relative",
      isolation: "isolate",
      minInlineSize: 0,
      minBlockSize: 0,
      overflow: "hidden",
      background: tokens.mapLand,
    },
    "panels",
  ),
)

/** Clear of the controls, and of presses: what is under it can be taken hold of. */
export const note = style(
  layered(
    {
      position: "absolute",
      zIndex: 1,
      insetBlockStart: 12,
      insetInlineStart: 12,
      maxInlineSize: "min(360px, calc(100% - 88px))",
      margin: 0,
      padding: "8px 12px",
      borderRadius: tokens.radiusControl,
      background: tokens.raised,
      boxShadow: tokens.shadowPopover,
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      pointerEvents: "none",
      "@media": { "(forced-colors: active)": { border: "1px solid" } },
    },
    "panels",
  ),
)

/** A bar as long as it says. */
export const scale = style(
  layered(
    {
      flex: "none",
      border: `1px solid ${tokens.inkMuted}`,
      borderBlockStart: 0,
      paddingInline: 4,
      textAlign: "center",
      whiteSpace: "nowrap",
    },
    "panels",
  ),
)
