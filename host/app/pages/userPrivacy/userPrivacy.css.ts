import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "../../style/token.ts"

const small = "(width < 1024px)"
const paper = "print"

/** Contents, document and facts side by side; one under the other on small screens and on paper. */
export const sheet = style({
  display: "grid",
  gridTemplateColumns: "232px minmax(0, 640px) 232px",
  gridTemplateRows: "auto 1fr",
  gap: "16px 64px",
  justifyContent: "center",
  alignItems: "start",
  "@media": {
    [small]: { gridTemplateColumns: "minmax(0, 640px)", gridTemplateRows: "none", gap: 24 },
    [paper]: { display: "block", color: "#000" },
  },
})

/** Read first, wherever it stands. */
export const titled = style({ gridColumn: 2, "@media": { [small]: { gridColumn: "auto" } } })

export const lead = style({ fontSize: token("text-lg"), lineHeight: "24px", color: token("ink-muted") })

/** Only on paper; on screens the facts beside the document show the same. */
export const byline = style({
  display: "none",
  "@media": { [paper]: { display: "block", marginBlockEnd: 16, color: "#000" } },
})

export const contents = style({
  gridColumn: 1,
  gridRow: "1 / span 2",
  position: "sticky",
  insetBlockStart: 24,
  display: "grid",
  "@media": { [small]: { position: "static", gridArea: "auto" }, [paper]: { display: "none" } },
})
globalStyle(`${contents} > p`, {
  padding: "0 12px 8px 14px",
  fontSize: token("text-xs"),
  color: token("ink-subtle"),
})
globalStyle(`${contents} > a`, {
  padding: "6px 12px",
  borderInlineStart: `2px solid ${token("line")}`,
  color: token("ink-muted"),
  textDecoration: "none",
  overflowWrap: "anywhere",
})
globalStyle(`${contents} > a:hover`, { color: token("ink") })
globalStyle(`${contents} > a[aria-current]`, {
  borderColor: token("accent-mark"),
  color: token("ink"),
  fontWeight: token("weight-medium"),
})

export const article = style({
  gridColumn: 2,
  display: "grid",
  gap: 16,
  minInlineSize: 0,
  fontSize: token("text-md"),
  lineHeight: "24px",
  overflowWrap: "anywhere",
  "@media": { [small]: { gridColumn: "auto" }, [paper]: { gap: 12, fontSize: "11pt" } },
})

/** Paper has the version and its day below the title. */
export const aside = style({
  gridColumn: 3,
  gridRow: "1 / span 2",
  display: "grid",
  gap: 12,
  overflowWrap: "anywhere",
  "@media": { [small]: { gridArea: "auto" }, [paper]: { display: "none" } },
})

export const changed = style({})
globalStyle(`${changed} > summary`, {
  color: token("accent-text"),
  fontWeight: token("weight-medium"),
  cursor: "pointer",
})
globalStyle(`${changed} > p`, { paddingBlockStart: 8, color: token("ink-muted") })
globalStyle(`${aside} > h2`, { fontSize: token("text-sm"), fontWeight: token("weight-strong") })
globalStyle(`${aside} > dl`, {
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "8px 16px",
  margin: 0,
})
globalStyle(`${aside} dt`, { color: token("ink-subtle") })
globalStyle(`${aside} dd`, { margin: 0, textAlign: "end" })
globalStyle(`${aside} li`, { paddingBlock: 4 })
