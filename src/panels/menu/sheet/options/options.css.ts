import { style } from "@vanilla-extract/css"
import { layered } from "../../../../ui/theme/layered.ts"
import { tokens } from "../../../../ui/theme/tokens.css.ts"

const line = `1px solid ${tokens.line}`
const narrow = "(width < 860px)"

/** Groups, and the try-out beside them where there is room. */
export const columns = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 280px",
      gap: tokens.space5,
      alignItems: "start",
      "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
    "panels",
  ),
)
export const groups = style(
  layered(
    {
      display: "grid",
      gap: tokens.space5,
      minInlineSize: 0,
      selectors: { "&:only-child": { gridColumn: "1 / -1" } },
    },
    "panels",
  ),
)
export const aside = style(
  layered(
    {
      position: "sticky",
      insetBlockStart: 0,
      paddingInlineStart: tokens.space5,
      borderInlineStart: line,
      "@media": { [narrow]: { position: "static", paddingInlineStart: 0, borderInlineStart: 0 } },
    },
    "panels",
  ),
)

export const group = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      minInlineSize: 0,
      selectors: {
        "&[data-dragged]": { opacity: 0.6 },
        '&[data-drop="before"]': { boxShadow: `0 -2px 0 ${tokens.accentMark}` },
        '&[data-drop="after"]': { boxShadow: `0 2px 0 ${tokens.accentMark}` },
      },
    },
    "panels",
  ),
)
export const groupHead = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)
export const acts = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)
export const optionName = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space1, overflowWrap: "anywhere" }, "panels"),
)
export const optionActs = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space2 }, "panels"),
)
export const newOption = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 140px) auto",
      alignItems: "end",
      gap: tokens.space2,
    },
    "panels",
  ),
)
export const newIngredient = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "end",
      gap: tokens.space2,
    },
    "panels",
  ),
)
export const offered = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      gap: tokens.space2,
      gridColumn: "1 / -1",
      selectors: { "&:empty": { display: "none" } },
    },
    "panels",
  ),
)
export const checks = style(layered({ display: "grid", gap: tokens.space1 }, "panels"))
export const ingredient = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space3,
      paddingBlock: tokens.space1,
      borderBlockEnd: line,
    },
    "panels",
  ),
)
export const ingredientName = style(layered({ flex: 1, minInlineSize: 120 }, "panels"))
