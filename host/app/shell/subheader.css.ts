import { globalStyle, style } from "@vanilla-extract/css"
import { overLibrary } from "../style/overLibrary.ts"
import { narrow, token } from "../style/token.ts"

export const subheader = style({
  flex: "none",
  display: "flex",
  alignItems: "flex-end",
  // The screen's action shows its icon alone where there is little room.
  container: "balcao-panel / inline-size",
  gap: "8px 16px",
  padding: `16px ${token("gutter")} 12px`,
  selectors: {
    "&[data-small]": { alignItems: "center", minBlockSize: 52, paddingBlock: 8 },
  },
  "@media": {
    [narrow]: {
      padding: `12px ${token("gutter")} 8px`,
      alignItems: "flex-start",
      flexWrap: "wrap",
      selectors: { "&[data-small]": { flexWrap: "nowrap", minBlockSize: 44, paddingBlock: 4 } },
    },
  },
})

export const text = style({
  display: "grid",
  gap: 2,
  flex: 1,
  minInlineSize: 0,
  "@media": { [narrow]: { flex: "1 1 240px", minInlineSize: "min-content", maxInlineSize: "100%" } },
})

export const line = style({ display: "flex", alignItems: "center", gap: 4, minInlineSize: 0 })

export const starred = style({
  flex: "none",
  marginBlock: -2,
  color: token("ink-subtle"),
  selectors: { "&[data-on]": { color: token("accent-text") } },
})
overLibrary(`${starred}[data-on] svg`, { fill: "currentColor" })

/** As high before the screen's action is there as after. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  minBlockSize: token("control"),
  "@media": { [narrow]: { minBlockSize: 0, minInlineSize: token("control") } },
})

/** As large before its file is there as after. */
export const quick = style({ flex: "none", minInlineSize: 32, minBlockSize: token("control-sm") })

export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  marginBlockEnd: 4,
  fontSize: token("text-xs"),
  lineHeight: "16px",
  color: token("ink-subtle"),
})
globalStyle(`${crumbs} > li`, {
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minInlineSize: 0,
  overflowWrap: "anywhere",
})
globalStyle(`${crumbs} a:hover`, {
  color: token("ink"),
  textDecoration: "underline",
  textUnderlineOffset: 3,
})
globalStyle(`${crumbs} [aria-current]`, { color: token("ink-muted") })

export const heading = style({
  fontSize: token("text-xl"),
  lineHeight: token("leading-xl"),
  letterSpacing: "-0.014em",
  outline: "none",
  minInlineSize: 0,
  overflowWrap: "break-word",
  selectors: {
    [`${subheader}[data-small] &`]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
})

export const description = style({ color: token("ink-muted") })

export const tabs = style({
  flex: "none",
  display: "flex",
  gap: 20,
  paddingInline: token("gutter"),
  borderBlockEnd: `1px solid ${token("line")}`,
  overflowX: "auto",
  scrollbarWidth: "none",
})

export const tab = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  blockSize: 40,
  color: token("ink-muted"),
  fontWeight: token("weight-medium"),
  borderBlockEnd: "2px solid transparent",
  selectors: {
    "&:hover": { color: token("ink") },
    "&:focus-visible": { outlineOffset: -4 },
    "&[aria-current]": { color: token("ink"), borderBlockEndColor: token("accent-mark") },
  },
})
