import { style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

/** A dialog along an edge of the page, from its top to its bottom. */
export const edgeSheet = style({
  position: "fixed",
  blockSize: "100dvh",
  maxBlockSize: "none",
  maxInlineSize: "none",
  margin: 0,
  padding: 0,
  border: 0,
  color: token("ink"),
  boxShadow: token("shadow-dialog"),
})
