import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const name = style(
  layered(
    { display: "inline-flex", alignItems: "center", gap: tokens.space2, fontWeight: tokens.weightMedium },
    "panels",
  ),
)

export const breakable = style(layered({ overflowWrap: "anywhere" }, "panels"))

export const email = style(layered({ color: tokens.inkMuted, overflowWrap: "anywhere" }, "panels"))

export const chips = style(layered({ position: "relative", display: "flex", gap: tokens.space1 }, "panels"))

/** The number of hidden items is drawn, not written: the text already names them. */
export const more = style(layered({ selectors: { "&::before": { content: "attr(data-more)" } } }, "panels"))
