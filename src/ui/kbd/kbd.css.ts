import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const kbd = style(
  layered({
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    minInlineSize: 18,
    blockSize: 18,
    paddingInline: 4,
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: tokens.radiusMark,
    font: `${tokens.weightRegular} ${tokens.text2xs} / 1 ${tokens.fontFamily}`,
    color: tokens.inkSubtle,
    "@media": { "(pointer: coarse), (width < 768px)": { display: "none" } },
  }),
)
