import { style } from "@vanilla-extract/css"
import { atLeast, low } from "../../../ui/theme/low.ts"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"
import { sized } from "./sized.ts"

const narrow = "balcao-panel (inline-size < 640px)"

export const kitchen = style(
  layered(
    {
      flex: 1,
      minBlockSize: 0,
      "@media": { [low]: { flex: "1 0 auto" } },
      display: "flex",
      flexDirection: "column",
      background: tokens.canvas,
      color: tokens.ink,
      selectors: {
        '&[data-size="1.25"]': { vars: { "--balcao-kitchen-size": "1.25" } },
        '&[data-size="0.8"]': { vars: { "--balcao-kitchen-size": "0.8" } },
      },
    },
    "panels",
  ),
)
layeredInside(
  `${kitchen} > output`,
  { minBlockSize: 56, fontSize: sized(22), lineHeight: sized(28), flexWrap: "wrap" },
  "panels",
)

export const head = style(
  layered(
    {
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 72,
      paddingInline: `${tokens.space6} ${tokens.space4}`,
      "@container": { [narrow]: { flexWrap: "wrap", rowGap: 0, paddingBlock: tokens.space2 } },
    },
    "panels",
  ),
)
layeredInside(
  `${head} > h2`,
  {
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: sized(22),
    lineHeight: sized(28),
    fontWeight: tokens.weightStrong,
    "@container": { [narrow]: { flexBasis: "100%" } },
  },
  "panels",
)
layeredInside(
  `${head} > time`,
  {
    "@container": { [narrow]: { flex: 1 } },
    fontSize: sized(32),
    lineHeight: sized(40),
    fontWeight: tokens.weightStrong,
    letterSpacing: "-0.02em",
    fontVariantNumeric: "tabular-nums",
  },
  "panels",
)

export const lanes = style(
  layered(
    {
      flex: 1,
      minBlockSize: atLeast(240),
      "@media": { [low]: { flex: "1 0 auto" } },
      display: "grid",
      gridTemplateRows: "minmax(0, 1fr)",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      borderBlockStart: `1px solid ${tokens.lineStrong}`,
      background: tokens.sunken,
      "@container": {
        // One under the other, each as high as its orders.
        [narrow]: {
          gridTemplate: "none / minmax(0, 1fr)",
          gridAutoFlow: "row",
          gridAutoRows: "max-content",
          alignContent: "start",
          overflow: "auto",
        },
      },
    },
    "panels",
  ),
)

export const lane = style(
  layered(
    {
      display: "flex",
      flexDirection: "column",
      minBlockSize: 0,
      borderInlineEnd: `1px solid ${tokens.lineStrong}`,
      selectors: { "&:last-child": { border: 0 } },
    },
    "panels",
  ),
)
layeredInside(
  `${lane} > h3`,
  {
    margin: 0,
    padding: "12px 20px",
    fontSize: sized(24),
    lineHeight: sized(32),
    fontWeight: tokens.weightStrong,
    letterSpacing: "-0.018em",
  },
  "panels",
)
layeredInside(
  `${lane} > h3 > small`,
  { fontSize: "inherit", fontWeight: tokens.weightRegular, color: tokens.inkMuted },
  "panels",
)
layeredInside(
  `${lane} > p`,
  { margin: 0, paddingInline: 20, fontSize: sized(22), lineHeight: sized(28), color: tokens.inkSubtle },
  "panels",
)
layeredInside(
  `${lane} > ul`,
  {
    flex: 1,
    minBlockSize: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: tokens.space3,
    margin: 0,
    padding: "0 12px 12px",
    overflow: "auto",
    listStyle: "none",
  },
  "panels",
)
