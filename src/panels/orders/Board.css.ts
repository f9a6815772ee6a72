import { style } from "@vanilla-extract/css"
import { atLeast, low } from "../../ui/theme/low.ts"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

/** The columns beside each other. */
export const board = style(
  layered(
    {
      flex: 1,
      minBlockSize: atLeast(240),
      "@media": { [low]: { flex: "none", blockSize: "max(240px, 90dvh)" } },
      display: "flex",
      overflow: "auto hidden",
      scrollSnapType: "x proximity",
      borderBlockStart: `1px solid ${tokens.line}`,
      background: tokens.sunken,
    },
    "panels",
  ),
)

export const lane = style(
  layered(
    {
      display: "flex",
      flexDirection: "column",
      flex: "1 0 216px",
      inlineSize: 216,
      minBlockSize: 0,
      scrollSnapAlign: "start",
      borderInlineEnd: `1px solid ${tokens.line}`,
      "@container": { [narrow]: { flexBasis: 300 } },
      selectors: {
        "&:last-child": { border: 0 },
        "&[data-target]": {
          background: tokens.accentSoft,
          boxShadow: `inset 0 0 0 2px ${tokens.accentMark}`,
        },
        "&[data-refused]": { opacity: 0.5 },
      },
    },
    "panels",
  ),
)

export const head = style(
  layered(
    {
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: tokens.space2,
      minBlockSize: 40,
      paddingInline: `${tokens.space3} ${tokens.space1}`,
    },
    "panels",
  ),
)

export const heading = style(
  layered(
    {
      margin: 0,
      fontSize: tokens.textSm,
      lineHeight: tokens.leadingSm,
      fontWeight: tokens.weightStrong,
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    "panels",
  ),
)

export const count = style(
  layered(
    { color: tokens.inkSubtle, fontWeight: tokens.weightRegular, fontVariantNumeric: "tabular-nums" },
    "panels",
  ),
)

export const cards = style(
  layered(
    {
      flex: 1,
      minBlockSize: 0,
      margin: 0,
      padding: `0 ${tokens.space2}`,
      overflow: "auto",
      listStyle: "none",
      selectors: { "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 } },
    },
    "panels",
  ),
)

export const nothing = style(
  layered(
    {
      margin: 0,
      padding: `0 ${tokens.space3}`,
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      color: tokens.inkSubtle,
    },
    "panels",
  ),
)

/** A column of which only the name and the number are seen. */
export const folded = style([
  lane,
  layered({ flex: "none", inlineSize: 40, "@container": { [narrow]: { flexBasis: "auto" } } }, "panels"),
])

export const unfold = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space2,
      // Its lines run from top to bottom.
      blockSize: 40,
      minInlineSize: 120,
      paddingBlock: 0,
      paddingInline: tokens.space3,
      border: 0,
      background: "none",
      writingMode: "vertical-rl",
      fontWeight: tokens.weightMedium,
      color: tokens.inkMuted,
      selectors: {
        "&:hover": { background: tokens.hover, color: tokens.ink },
        "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
      },
    },
    "panels",
  ),
)

export const end = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space2, marginInlineStart: "auto" }, "panels"),
)

export const notice = style(
  layered({ flex: "none", padding: `0 ${tokens.gutter} ${tokens.space2}` }, "panels"),
)
