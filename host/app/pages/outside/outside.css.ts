import { style } from "@vanilla-extract/css"
import { overLibrary } from "../../style/overLibrary.ts"
import { low, narrow, token } from "../../style/token.ts"

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(440px, 5fr) 7fr",
  blockSize: "100%",
  "@media": {
    [narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "64px minmax(0, 1fr)",
    },
    [`${narrow} and ${low}`]: { gridTemplateRows: "minmax(0, 1fr)" },
  },
})

export const form = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  padding: "24px 32px",
  minBlockSize: 0,
  overflow: "auto",
  background: token("surface"),
  "@media": { [narrow]: { padding: "16px 20px" } },
})

export const strip = style({ display: "flex", alignItems: "center", justifyContent: "space-between" })

export const body = style({
  alignSelf: "center",
  justifySelf: "center",
  inlineSize: "min(344px, 100%)",
  display: "grid",
  gap: 20,
  paddingBlock: 24,
})

export const title = style({
  fontSize: token("text-2xl"),
  lineHeight: token("leading-2xl"),
  letterSpacing: "-0.02em",
})

export const text = style({ fontSize: token("text-md"), lineHeight: "22px", color: token("ink-muted") })

export const foot = style({ fontSize: token("text-xs"), color: token("ink-subtle") })

export const art = style({
  position: "relative",
  overflow: "hidden",
  background: token("tile-ground"),
  "@media": { [narrow]: { order: -1 }, [`${narrow} and ${low}`]: { display: "none" } },
})
overLibrary(`${art} > svg`, {
  position: "absolute",
  inset: 0,
  "@media": {
    [narrow]: { blockSize: "auto", aspectRatio: "840 / 900", inset: "0 0 auto" },
  },
})
