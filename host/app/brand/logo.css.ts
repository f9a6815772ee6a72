import { globalStyle, style } from "@vanilla-extract/css"

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minInlineSize: 0,
  minBlockSize: 28,
  fontSize: 15,
  lineHeight: "20px",
  fontWeight: 650,
  letterSpacing: "-0.015em",
})
globalStyle(`${logo} > span`, { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" })

/** Read out only. */
export const hiddenName = style({ position: "absolute", inlineSize: 1, blockSize: 1, clipPath: "inset(50%)" })

export const picture = style({
  display: "block",
  maxBlockSize: 32,
  maxInlineSize: 160,
  objectFit: "contain",
  objectPosition: "left center",
})
