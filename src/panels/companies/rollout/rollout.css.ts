import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

export const form = style(layered({ display: "grid", gap: tokens.space3, minInlineSize: 0 }, "panels"))

export const lines = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      maxBlockSize: "18rem",
      margin: 0,
      overflow: "auto",
      padding: 0,
      listStyle: "none",
    },
    "panels",
  ),
)

export const line = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: tokens.space2,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

export const muted = style(layered({ color: tokens.inkMuted }, "panels"))

export const made = style(
  layered(
    { display: "grid", gap: tokens.space4, margin: 0, padding: tokens.gutter, listStyle: "none" },
    "panels",
  ),
)

export const one = style(
  layered({ display: "grid", justifyItems: "start", gap: tokens.space1, minInlineSize: 0 }, "panels"),
)

export const buttons = style(layered({ display: "flex", gap: tokens.space2 }, "panels"))
