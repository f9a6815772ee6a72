import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { low, narrow, token } from "../style/token.ts"

export const shell = recipe({
  base: {
    display: "grid",
    gridTemplateAreas: `"side head" "side main" "side foot"`,
    gridTemplateRows: `${token("header")} minmax(0, 1fr) auto`,
    blockSize: "100%",
    position: "relative",
    overflow: "hidden",
    background: token("canvas"),
    selectors: {
      "&[data-minimised]": { gridTemplateRows: "40px minmax(0, 1fr) auto" },
      // Only the screen, as a kitchen reads it.
      "&&[data-bare]": {
        gridTemplateAreas: `"main"`,
        gridTemplateRows: "minmax(0, 1fr)",
        gridTemplateColumns: "minmax(0, 1fr)",
      },
    },
    "@media": {
      [narrow]: {
        gridTemplateAreas: `"head" "main" "foot"`,
        gridTemplateColumns: "minmax(0, 1fr)",
      },
      // The focused element stays above the button to the top.
      [low]: { gridTemplateRows: "auto 1fr auto", overflow: "hidden auto", scrollPaddingBlockEnd: 56 },
    },
  },
  variants: {
    rail: {
      true: {
        "@media": {
          "(width >= 768px)": { gridTemplateColumns: `${token("sidebar-rail")} minmax(0, 1fr)` },
        },
      },
      false: {
        "@media": { "(width >= 768px)": { gridTemplateColumns: `${token("sidebar")} minmax(0, 1fr)` } },
      },
    },
  },
})

export const side = style({
  gridArea: "side",
  minBlockSize: 0,
  "@media": {
    [narrow]: { display: "none" },
    [low]: {
      position: "sticky",
      insetBlockStart: 0,
      alignSelf: "start",
      blockSize: "100dvh",
      gridRow: "1 / -1",
    },
  },
})

export const main = style({
  gridArea: "main",
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: "hidden",
  outline: "none",
  background: token("surface"),
  border: `1px solid ${token("line-strong")}`,
  borderWidth: "1px 0 0 1px",
  borderStartStartRadius: 12,
  "@media": {
    [narrow]: { borderWidth: "1px 0 0", borderRadius: 0 },
    [low]: { minBlockSize: "auto", overflow: "visible" },
  },
  selectors: { "[data-bare] > &": { borderWidth: 0, borderRadius: 0 } },
})

export const content = style({
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: "auto",
  "@media": { [low]: { flex: "1 0 auto" } },
})

export const skip = style({
  position: "absolute",
  zIndex: 2,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: "6px 12px",
  borderRadius: token("radius-control"),
  background: token("raised"),
  boxShadow: token("shadow-popover"),
  fontWeight: token("weight-medium"),
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" } },
})
