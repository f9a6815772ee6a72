import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

export const pictures = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      padding: tokens.space3,
      border: `1px dashed ${tokens.fieldLine}`,
      borderRadius: tokens.radiusControl,
      selectors: {
        "&[data-over]": { borderColor: tokens.focus, background: tokens.sunken },
        "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
      },
    },
    "panels",
  ),
)

export const cards = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
      gap: tokens.space3,
      selectors: { "&:empty": { display: "none" } },
    },
    "panels",
  ),
)

export const card = style(
  layered(
    {
      display: "grid",
      gap: tokens.space1,
      minInlineSize: 0,
      cursor: "grab",
      selectors: { "&[data-cover]": { gridColumn: "span 2", gridRow: "span 2" } },
      "@media": { "(width < 640px)": { selectors: { "&[data-cover]": { gridColumn: "auto" } } } },
    },
    "panels",
  ),
)

export const image = style(
  layered(
    {
      display: "block",
      inlineSize: "100%",
      aspectRatio: "4 / 3",
      objectFit: "cover",
      borderRadius: tokens.radiusControl,
      background: tokens.sunken,
    },
    "panels",
  ),
)

export const cardActs = style(
  layered(
    { display: "flex", alignItems: "center", justifyContent: "flex-end", gap: tokens.space1 },
    "panels",
  ),
)

export const place = style(
  layered({ marginInlineEnd: "auto", color: tokens.inkMuted, fontVariantNumeric: "tabular-nums" }, "panels"),
)

export const acts = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)
