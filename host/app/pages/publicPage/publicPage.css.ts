import { globalStyle, style } from "@vanilla-extract/css"
import { overLibrary } from "../../style/overLibrary.ts"
import { narrow, token } from "../../style/token.ts"

const paper = "print"

/** A head, what scrolls, and a foot; paper has the logo and what scrolls. */
export const frame = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  blockSize: "100%",
  overflow: "auto",
  background: token("surface"),
  "@media": { [paper]: { display: "block", blockSize: "auto", overflow: "visible", background: "none" } },
})

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minBlockSize: 56,
  paddingInline: 24,
  borderBlockEnd: `1px solid ${token("line")}`,
  "@media": {
    [narrow]: { paddingInline: 16 },
    [paper]: { paddingInline: 0, border: 0, color: "#000" },
  },
})
globalStyle(`${head} > :first-child`, { marginInlineEnd: "auto" })
overLibrary(`${head} > :not(:first-child)`, { "@media": { [paper]: { display: "none" } } })

export const foot = style({
  padding: "12px 24px",
  borderBlockStart: `1px solid ${token("line")}`,
  "@media": { [narrow]: { paddingInline: 16 }, [paper]: { display: "none" } },
})

export const body = style({
  padding: "40px 24px",
  "@media": { [narrow]: { padding: "24px 16px" }, [paper]: { padding: 0 } },
})

/** One column in the middle, as wide as one reads. */
export const column = style({
  display: "grid",
  gap: 20,
  alignContent: "start",
  marginInline: "auto",
  maxInlineSize: 640,
  minInlineSize: 0,
  overflowWrap: "anywhere",
})

export const title = style({
  fontSize: token("text-3xl"),
  lineHeight: token("leading-3xl"),
  letterSpacing: "-0.024em",
  textWrap: "balance",
})

/** A heading with the sentence below it. */
export const heading = style({ display: "grid", gap: 8 })

export const text = style({ fontSize: token("text-md"), lineHeight: "24px", color: token("ink-muted") })
