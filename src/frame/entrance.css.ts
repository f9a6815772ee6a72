import { style } from "@vanilla-extract/css"
import { layered } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

export const panel = style(
  layered({ display: "grid", gap: tokens.space5, alignContent: "start", minInlineSize: 0 }, "panels"),
)

export const title = style(
  layered({ fontSize: tokens.text2xl, lineHeight: tokens.leading2xl, letterSpacing: "-0.02em" }, "panels"),
)

export const intro = style(
  layered({ color: tokens.inkMuted, fontSize: tokens.textMd, marginBlockStart: tokens.space1 }, "panels"),
)

export const form = style(layered({ display: "grid", gap: tokens.space4 }, "panels"))

export const buttons = style(
  layered({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: tokens.space2 }, "panels"),
)
