import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

export const place = style(
  layered({ display: "grid", gap: tokens.space4, paddingBlock: tokens.space4, outline: 0 }, "panels"),
)

export const notices = style(
  layered({ display: "grid", gap: tokens.space2, paddingInline: tokens.gutter }, "panels"),
)

export const summary = style(layered({ color: tokens.inkMuted }, "panels"))

export const head = style(
  layered(
    { paddingInline: tokens.gutter, fontSize: tokens.textMd, fontWeight: tokens.weightStrong },
    "panels",
  ),
)

export const none = style(
  layered({ padding: `${tokens.space2} ${tokens.gutter}`, color: tokens.inkMuted }, "panels"),
)
