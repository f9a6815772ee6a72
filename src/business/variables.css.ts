import { style } from "@vanilla-extract/css"
import { layered } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

export const variables = style(
  layered({ display: "grid", gap: tokens.space2, marginBlockEnd: tokens.space5 }, "panels"),
)

export const names = style(
  layered(
    {
      display: "grid",
      gap: tokens.space1,
      margin: 0,
      padding: 0,
      listStyle: "none",
      fontSize: tokens.textSm,
    },
    "panels",
  ),
)
