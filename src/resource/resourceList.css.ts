import { style } from "@vanilla-extract/css"
import { layered } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

export const head = style(
  layered(
    {
      flex: "none",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: `${tokens.space2} ${tokens.space4}`,
      padding: `${tokens.space4} ${tokens.gutter} ${tokens.space1}`,
    },
    "panels",
  ),
)

export const title = style(
  layered({ fontSize: tokens.textXl, lineHeight: tokens.leadingXl, letterSpacing: "-0.014em" }, "panels"),
)

export const push = style(layered({ marginInlineStart: "auto" }, "panels"))

export const wait = style(
  layered({ padding: `${tokens.space3} ${tokens.gutter}`, color: tokens.inkMuted }, "panels"),
)
