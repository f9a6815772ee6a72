import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const crop = style(
  layered({ display: "grid", gap: tokens.space3, minInlineSize: 0, color: tokens.ink }),
)

export const preview = style(
  layered({
    display: "block",
    inlineSize: "100%",
    borderRadius: tokens.radiusControl,
    background: tokens.sunken,
    cursor: "grab",
    touchAction: "none",
    selectors: { "&:active": { cursor: "grabbing" } },
  }),
)

export const slider = style(
  layered({
    display: "grid",
    gridTemplateColumns: "minmax(80px, auto) minmax(0, 1fr)",
    alignItems: "center",
    gap: tokens.space3,
    minBlockSize: tokens.control,
  }),
)

export const range = style(
  layered({
    inlineSize: "100%",
    margin: 0,
    accentColor: tokens.accentMark,
    selectors: { "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 } },
  }),
)
