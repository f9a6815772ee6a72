import { style } from "@vanilla-extract/css"
import { layered } from "./layered.ts"
import { tokens } from "./tokens.css.ts"

/** For assistive technology only. */
export const visuallyHidden = style(
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

/** Secondary text. */
export const muted = style(layered({ color: tokens.inkMuted }, "utilities"))

/** Hints and details. */
export const subtle = style(layered({ color: tokens.inkSubtle }, "utilities"))

/** The name of a record in a row. */
export const strong = style(layered({ fontWeight: tokens.weightMedium }, "utilities"))

/** Codes and identifiers. */
export const code = style(
  layered({ fontFamily: tokens.fontMono, fontSize: tokens.text2xs, letterSpacing: "-0.01em" }, "utilities"),
)

/** Pushes itself, and what follows, to the end of a flex row. */
export const pushToEnd = style(layered({ marginInlineStart: "auto" }, "utilities"))

/** A flex row with vertically centered items. */
export const row = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space2, minInlineSize: 0 }, "utilities"),
)
