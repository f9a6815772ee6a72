import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const line = `1px solid ${tokens.line}`
const small = { fontSize: tokens.textSm, lineHeight: tokens.leadingSm } as const
const figures = { fontVariantNumeric: "tabular-nums" } as const

export const screen = style(
  layered(
    {
      display: "grid",
      gap: tokens.space4,
      maxInlineSize: 640,
      minInlineSize: 0,
      padding: tokens.gutter,
      paddingBlockEnd: 0,
    },
    "panels",
  ),
)
export const source = style(layered({ outline: "none" }, "panels"))
export const entry = style(layered({ display: "grid", gap: tokens.space3 }, "panels"))
export const acts = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2 }, "panels"))

export const product = style(layered({ display: "grid", gap: tokens.space3, minInlineSize: 0 }, "panels"))
export const head = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space3, minInlineSize: 0 }, "panels"),
)
export const picture = style(
  layered(
    {
      flex: "none",
      inlineSize: 56,
      blockSize: 56,
      overflow: "clip",
      borderRadius: tokens.radiusControl,
      selectors: { "&[data-empty]": { border: `1px dashed ${tokens.lineStrong}` } },
    },
    "panels",
  ),
)
layeredInside(`${picture} img`, { inlineSize: 56, blockSize: 56, objectFit: "cover" }, "panels")
export const about = style(
  layered(
    { display: "grid", gap: 2, justifyItems: "start", minInlineSize: 0, overflowWrap: "anywhere" },
    "panels",
  ),
)
layeredInside(`${about} strong`, { fontWeight: tokens.weightMedium }, "panels")
layeredInside(`${about} small`, { ...small, color: tokens.inkMuted }, "panels")

/** System and label side by side, whatever the width: they are compared. */
export const prices = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: tokens.space4,
      paddingBlock: tokens.space3,
      borderBlock: line,
    },
    "panels",
  ),
)
export const system = style(layered({ display: "grid", alignContent: "start", gap: tokens.space1 }, "panels"))
layeredInside(`${system} span`, { ...small, color: tokens.inkMuted }, "panels")
layeredInside(
  `${system} b`,
  {
    ...figures,
    fontSize: tokens.text2xl,
    lineHeight: tokens.leading3xl,
    fontWeight: tokens.weightStrong,
  },
  "panels",
)
export const sentence = style(layered({ margin: 0 }, "panels"))

export const round = style(layered({ display: "grid", minInlineSize: 0 }, "panels"))
layeredInside(
  `${round} header`,
  {
    ...small,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: tokens.space2,
    paddingBlock: tokens.space2,
    borderBlockStart: line,
    color: tokens.inkMuted,
  },
  "panels",
)
layeredInside(
  `${round} h3`,
  { margin: 0, font: "inherit", fontWeight: tokens.weightStrong, color: tokens.ink },
  "panels",
)
layeredInside(`${round} ul`, { listStyle: "none", margin: 0, padding: 0 }, "panels")
layeredInside(
  `${round} li`,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.space3,
    minBlockSize: 56,
    paddingBlock: tokens.space2,
    borderBlockStart: line,
  },
  "panels",
)
layeredInside(`${round} b`, { ...figures, fontWeight: tokens.weightMedium }, "panels")

export const choices = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      justifyItems: "start",
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
    },
    "panels",
  ),
)

export const counter = style(
  layered(
    {
      position: "sticky",
      insetBlockEnd: 0,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space3,
      minBlockSize: 60,
      paddingBlock: tokens.space3,
      borderBlockStart: line,
      background: tokens.surface,
    },
    "panels",
  ),
)
