import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

export const fields = style(
  layered({
    display: "grid",
    gridTemplateColumns: "80px minmax(0, 1fr)",
    gap: tokens.space2,
    padding: tokens.space3,
    "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
)

export const shifts = style(layered({ display: "grid", gap: tokens.space2, minInlineSize: 0 }))

export const shift = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: tokens.space2 }),
)

export const acts = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space1 }))

export const copy = style(layered({ minInlineSize: 0 }))

export const copied = style(
  layered({
    display: "grid",
    gap: tokens.space2,
    inlineSize: "fit-content",
    padding: tokens.space3,
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: tokens.radiusSurface,
  }),
)
