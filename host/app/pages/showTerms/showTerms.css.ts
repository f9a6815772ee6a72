import { globalStyle, type GlobalStyleRule, style } from "@vanilla-extract/css"
import { content, main, shell } from "../../shell/shell.css.ts"
import { subheader } from "../../shell/subheader.css.ts"
import { narrow, token } from "../../style/token.ts"

const paper = "print"

export const page = style({
  display: "grid",
  gap: 20,
  alignContent: "start",
  padding: `8px ${token("gutter")} 40px`,
  maxInlineSize: 720,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  outline: "none",
  "@media": { [paper]: { display: "block", padding: 0, maxInlineSize: "none" } },
})

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  "@media": { [paper]: { display: "none" } },
})

export const back = style({ color: token("accent-text") })
globalStyle(`${back}:hover`, { textDecoration: "underline", textUnderlineOffset: 3 })

export const link = style({ fontWeight: token("weight-medium") })
globalStyle(`${link}:hover`, { textDecoration: "underline", textUnderlineOffset: 3 })

export const sheet = style({
  padding: 24,
  border: `1px solid ${token("line")}`,
  borderRadius: token("radius-surface"),
  fontSize: token("text-md"),
  lineHeight: "24px",
  "@media": {
    [narrow]: { padding: 16 },
    [paper]: { border: 0, padding: 0, fontSize: "11pt", color: "#000" },
  },
})

export const accept = style({
  display: "grid",
  gap: 12,
  "@media": { [paper]: { display: "none" } },
})
globalStyle(`${accept} > h2`, { fontSize: token("text-md"), fontWeight: token("weight-strong") })
globalStyle(`${accept} > p`, { color: token("ink-muted") })

export const outcome = style({ outline: "none", "@media": { [paper]: { marginBlockStart: 16 } } })

/** Not on paper. */
export const screenOnly = style({ "@media": { [paper]: { display: "none" } } })

const frame = shell.classNames.base

/** On paper, the shell shows only the document's title and edition. */
const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@media": { [paper]: rule } })
onPaper(`${frame}, ${main}, ${content}`, {
  display: "block",
  blockSize: "auto",
  overflow: "visible",
  border: 0,
  background: "none",
})
onPaper(`${frame} > :not(${main}), ${main} > :not(${subheader}, ${content})`, { display: "none" })
onPaper(subheader, { padding: "0 0 16px", color: "#000" })
onPaper(`${subheader} :is(h1, p)`, { color: "inherit" })
onPaper(`${subheader} :is(nav, span)`, { display: "none" })
