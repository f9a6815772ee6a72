import { globalStyle, style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { overLibrary } from "../style/overLibrary.ts"
import { token } from "../style/token.ts"

export const list = style({ display: "grid" })

export const personal = style({
  marginBlockEnd: 8,
  paddingBlockEnd: 8,
  borderBlockEnd: `1px solid ${token("line")}`,
})

export const entry = style({ position: "relative" })

export const starred = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  color: token("ink-subtle"),
  selectors: {
    // The star of the current page is also shown beside its title, where it is always visible.
    [`&:not([data-on], :focus-within)`]: { opacity: 0 },
    [`${entry}:hover > &, ${entry}:focus-within > &`]: { opacity: 1 },
    "&[data-on]": { color: token("accent-text") },
  },
  "@media": { "(hover: none)": { selectors: { "&:not([data-on], :focus-within)": { opacity: 1 } } } },
})
overLibrary(`${starred}[data-on] svg`, { fill: "currentColor" })

export const item = recipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: 8,
    inlineSize: "100%",
    minBlockSize: token("control-sm"),
    paddingInline: 8,
    border: 0,
    borderRadius: token("radius-control"),
    background: "none",
    color: token("ink-muted"),
    fontWeight: token("weight-medium"),
    textAlign: "start",
    cursor: "pointer",
    selectors: {
      "&:hover": { background: token("hover"), color: token("ink") },
      "&[aria-expanded=true]": { color: token("ink") },
      "&[aria-current]": { background: token("press"), color: token("ink") },
      "&[aria-current]::before": {
        content: "",
        position: "absolute",
        insetBlock: 6,
        insetInlineStart: 0,
        inlineSize: 2,
        borderRadius: 1,
        background: token("accent-mark"),
      },
    },
    "@media": {
      "(pointer: coarse)": { minBlockSize: token("control") },
      "(forced-colors: active)": {
        selectors: { "&[aria-current]": { outline: "2px solid Highlight", outlineOffset: -2 } },
      },
    },
  },
  variants: { rail: { true: { justifyContent: "center", paddingInline: 0 }, false: {} } },
})
globalStyle(`${list} > li, ${list} li`, { minInlineSize: 0 })
globalStyle(`${entry} > a`, { paddingInlineEnd: 32 })
globalStyle(`${list} :is(a, button):focus-visible`, { outlineOffset: -2 })
globalStyle(`${list} :is(a, button)[data-menu-item] > svg:first-child`, { color: token("ink-subtle") })
globalStyle(`${list} [data-menu-item] > svg:last-child:not(:first-child)`, {
  marginInlineStart: "auto",
  color: token("ink-subtle"),
  opacity: 0.75,
})

export const name = recipe({
  base: { minInlineSize: 0 },
  variants: {
    rail: {
      true: {
        position: "absolute",
        inlineSize: 1,
        blockSize: 1,
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
      false: {},
    },
  },
})

/** Remark beside an entry whose screen is to come. */
export const coming = style({ marginInlineStart: 4, color: token("ink-subtle"), fontSize: 11 })

export const sub = style({
  marginInlineStart: 15,
  marginBlock: "1px 4px",
  paddingInlineStart: 8,
  borderInlineStart: `1px solid ${token("line-strong")}`,
})
globalStyle(`${sub} a[aria-current]::before`, { insetInlineStart: -9 })
