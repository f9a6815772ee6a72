import { style } from "@vanilla-extract/css"
import { narrow, token } from "../../style/token.ts"

const paper = "print"

/** A page to read, in one column, of which paper has the column alone. */
export const frame = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: 24,
  blockSize: "100%",
  overflow: "auto",
  padding: "24px 32px",
  background: token("surface"),
  "@media": {
    [narrow]: { padding: "16px 20px" },
    [paper]: { display: "block", blockSize: "auto", overflow: "visible", padding: 0, background: "none" },
  },
})

export const strip = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  "@media": { [paper]: { display: "none" } },
})

/** The column, as wide as a page wants it. */
export const column = style({
  display: "grid",
  alignContent: "start",
  justifySelf: "center",
  minInlineSize: 0,
})

/** Not on paper. */
export const screenOnly = style({ "@media": { [paper]: { display: "none" } } })
