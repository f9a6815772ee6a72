import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const name = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: tokens.space2,
      fontWeight: tokens.weightMedium,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

export const number = style(layered({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }, "panels"))

export const settlement = style(
  layered({ display: "grid", gap: tokens.space3, gridColumn: "1 / -1", justifyItems: "start" }, "panels"),
)

export const pays = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: tokens.space2 }, "panels"),
)
