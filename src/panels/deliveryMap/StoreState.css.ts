import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const state = style(
  layered({ display: "inline-flex", alignItems: "center", gap: 6, whiteSpace: "nowrap" }, "panels"),
)

/** Solid when open; hollow and struck through when closed. */
export const mark = style(
  layered(
    {
      flex: "none",
      inlineSize: 10,
      blockSize: 10,
      border: `1.5px solid ${tokens.inkMuted}`,
      borderRadius: 2.5,
      background: `linear-gradient(to top right, transparent 42%, ${tokens.inkMuted} 42% 58%, transparent 58%)`,
      selectors: { "&[data-open]": { borderColor: tokens.ink, background: tokens.ink } },
      "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
    },
    "panels",
  ),
)
