import { style } from "@vanilla-extract/css"
import { layered } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

/** People one below the other: who each is, and what is done with them. */
export const rows = style(
  layered(
    { display: "grid", gap: tokens.space3, gridColumn: "1 / -1", margin: 0, padding: 0, listStyle: "none" },
    "panels",
  ),
)

export const row = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space2,
      paddingBlockEnd: tokens.space3,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

export const who = style(layered({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" }, "panels"))

/** Text under a name with a checkbox before it. */
export const underName = style(layered({ paddingInlineStart: tokens.space6 }, "panels"))

export const acts = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2 }, "panels"))
