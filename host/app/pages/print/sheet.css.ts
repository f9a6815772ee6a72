import { style } from "@vanilla-extract/css"
import { narrow, token } from "../../style/token.ts"

/** Paper is white and what is on it black, whatever the scheme: printers of rolls know nothing else. */
export const black = "#000"
const white = "#fff"
const paper = "print"
export const line = `1px solid ${black}`

/** The page on screen; on paper it is its sheets alone. */
export const frame = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  blockSize: "100%",
  overflow: "auto",
  background: token("canvas"),
  "@media": { [paper]: { display: "block", blockSize: "auto", overflow: "visible", background: white } },
})

export const strip = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  padding: "12px 20px",
  background: token("surface"),
  borderBlockEnd: `1px solid ${token("line")}`,
  "@media": { [paper]: { display: "none" } },
})

export const heading = style({
  marginInlineEnd: "auto",
  fontSize: token("text-lg"),
  "@media": { [narrow]: { flexBasis: "100%" } },
})
export const count = style({ color: token("ink-muted"), fontSize: token("text-sm"), fontWeight: 400 })

export const waiting = style({ padding: "24px 20px", color: token("ink-muted") })

export const sheets = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: 24,
  padding: "24px 16px",
  "@media": { [paper]: { display: "block", padding: 0 } },
})

/** One page of a roll, or one or more of sheets. Printers of rolls leave 4 or 5 mm free at each side. */
export const sheet = style({
  position: "relative",
  boxSizing: "border-box",
  colorScheme: "light",
  background: white,
  color: black,
  fontSize: token("text-sm"),
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  selectors: {
    '&[data-width="58"]': { inlineSize: "58mm", padding: "4mm 5mm" },
    '&[data-width="80"]': { inlineSize: "80mm", padding: "4mm" },
    '&[data-width="a4"]': { inlineSize: "min(210mm, 100%)", padding: "min(12mm, 5%)" },
  },
  "@media": {
    [paper]: {
      selectors: {
        "& + &": { breakBefore: "page" },
        // The page has the margin there, on each of its sheets.
        '&[data-width="a4"]': { inlineSize: "100%", padding: 0 },
      },
    },
  },
})

export const list = style({ listStyle: "none", margin: 0, padding: 0 })

/** Rules off one part from the next. */
export const part = style({ borderBlockStart: line, marginBlockStart: 8, paddingBlockStart: 8 })

/** A fact and its amount. */
export const row = style({ display: "flex", justifyContent: "space-between", gap: 8, breakInside: "avoid" })
export const amount = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" })
export const strong = style({ fontWeight: 600 })
export const centered = style({ textAlign: "center" })
export const small = style({ fontSize: token("text-xs") })

/** Frame for notes that must not be overlooked. */
export const boxed = style({
  border: `2px solid ${black}`,
  padding: "4px 8px",
  marginBlockStart: 8,
  fontSize: token("text-lg"),
  fontWeight: 600,
  breakInside: "avoid",
})
