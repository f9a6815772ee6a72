import { style } from "@vanilla-extract/css"
import { layered } from "./layered.ts"
import { tokens } from "./tokens.css.ts"

/** Seen by assistive technology only. */
export const unseen = style(
  layered(
    {
      position: "absolute",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
    "utilities",
  ),
)

/** Second text. */
export const muted = style(layered({ color: tokens.inkMuted }, "utilities"))

/** Hints and facts beside the matter. */
export const subtle = style(layered({ color: tokens.inkSubtle }, "utilities"))

/** A name in a row. */
export const strong = style(layered({ fontWeight: tokens.weightMedium }, "utilities"))

/** Codes as a machine writes them. */
export const code = style(
  layered({ fontFamily: tokens.fontMono, fontSize: tokens.text2xs, letterSpacing: "-0.01em" }, "utilities"),
)

/** Pushes itself, and what follows, to the end of a strip. */
export const push = style(layered({ marginInlineStart: "auto" }, "utilities"))

/** Things beside each other, in the middle of their line. */
export const row = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space2, minInlineSize: 0 }, "utilities"),
)
