import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const search = style(layered({ display: "grid", gap: tokens.space1, minInlineSize: 0 }, "panels"))

/** Places under the field, one a line. */
export const places = style(
  layered(
    {
      margin: 0,
      padding: 0,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusSurface,
      minInlineSize: 0,
      overflow: "hidden",
    },
    "panels",
  ),
)

export const place = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space2,
      inlineSize: "100%",
      minBlockSize: 36,
      padding: `${tokens.space1} ${tokens.space3}`,
      border: 0,
      background: "none",
      color: tokens.ink,
      font: "inherit",
      textAlign: "start",
      overflowWrap: "anywhere",
      cursor: "pointer",
      selectors: {
        "&:not(:last-child)": { borderBlockEnd: `1px solid ${tokens.line}` },
        "&:hover": { background: tokens.hover },
        "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
      },
    },
    "panels",
  ),
)
layeredInside(`${place} small`, { flex: "none", fontSize: tokens.textXs, color: tokens.inkMuted }, "panels")
