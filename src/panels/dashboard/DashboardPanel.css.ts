import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const medium = "balcao-panel (inline-size < 960px)"
const narrow = "balcao-panel (inline-size < 640px)"
const line = `1px solid ${tokens.line}`

export const head = style(
  layered(
    {
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 60,
      padding: `${tokens.space2} ${tokens.gutter}`,
      borderBlockEnd: line,
    },
    "panels",
  ),
)

export const about = style(layered({ display: "grid", minInlineSize: 0 }, "panels"))
layeredInside(`${about} > h2`, { fontSize: tokens.textMd, lineHeight: tokens.leadingMd }, "panels")
layeredInside(`${about} :is(h2, p)`, { minBlockSize: 20, alignContent: "center" }, "panels")
layeredInside(`${about} [role="alert"] > span`, { whiteSpace: "normal" }, "panels")

export const tiles = style(
  layered(
    {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "1fr",
      borderBlockEnd: line,
      "@container": {
        [medium]: { gridAutoFlow: "row", gridTemplateColumns: "repeat(3, 1fr)" },
        [narrow]: { gridTemplateColumns: "repeat(2, 1fr)" },
      },
    },
    "panels",
  ),
)

/** Ruled by what is left of a 1 px gap, so that any number of columns has its lines. */
export const tile = style(
  layered(
    {
      position: "relative",
      display: "grid",
      gap: 2,
      alignContent: "start",
      minInlineSize: 0,
      padding: `${tokens.space4} ${tokens.space5} ${tokens.space3}`,
      boxShadow: `1px 0 0 ${tokens.line}, 0 1px 0 ${tokens.line}`,
      fontVariantNumeric: "tabular-nums",
      selectors: {
        "&:first-child": { paddingInlineStart: tokens.gutter },
        "&:has(a:hover)": { background: tokens.hover },
      },
      "@container": {
        [narrow]: { selectors: { "&:nth-child(odd)": { paddingInlineStart: tokens.gutter } } },
      },
    },
    "panels",
  ),
)
layeredInside(
  `${tile} > :first-child`,
  {
    color: tokens.inkMuted,
    fontSize: tokens.textXs,
    lineHeight: tokens.leadingXs,
    fontWeight: tokens.weightRegular,
  },
  "panels",
)
// The whole tile is the link's.
layeredInside(`${tile} > a::after`, { content: '""', position: "absolute", inset: 0 }, "panels")

export const value = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      blockSize: tokens.leading2xl,
      fontSize: tokens.text2xl,
      fontWeight: tokens.weightStrong,
      letterSpacing: "-0.018em",
      whiteSpace: "nowrap",
    },
    "panels",
  ),
)

export const note = style(
  layered(
    { minBlockSize: 32, fontSize: tokens.textXs, lineHeight: tokens.leadingXs, color: tokens.inkSubtle },
    "panels",
  ),
)

export const change = recipe({
  base: layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: 2,
      verticalAlign: "top",
      fontWeight: tokens.weightMedium,
    },
    "panels",
  ),
  variants: {
    tone: {
      good: layered({ color: tokens.successText }, "panels"),
      bad: layered({ color: tokens.dangerText }, "panels"),
      none: layered({ color: tokens.inkMuted }, "panels"),
    },
  },
})

export const columns = recipe({
  base: layered({ display: "grid", minBlockSize: 0 }, "panels"),
  variants: {
    two: {
      true: layered(
        {
          gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
          "@container": { [medium]: { gridTemplateColumns: "minmax(0, 1fr)" } },
        },
        "panels",
      ),
    },
  },
})

export const side = recipe({
  base: layered({ minInlineSize: 0 }, "panels"),
  variants: {
    two: {
      true: layered({ borderInlineEnd: line, "@container": { [medium]: { borderInlineEnd: 0 } } }, "panels"),
    },
  },
})

export const part = style(
  layered(
    {
      position: "relative",
      minInlineSize: 0,
      padding: `${tokens.space4} ${tokens.gutter}`,
      borderBlockEnd: line,
    },
    "panels",
  ),
)
layeredInside(
  `${part} > header`,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${tokens.space1} ${tokens.space4}`,
    minBlockSize: tokens.controlSm,
    marginBlockEnd: tokens.space2,
  },
  "panels",
)
layeredInside(`${part} > header > h3`, { fontSize: tokens.textMd }, "panels")
