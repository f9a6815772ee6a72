import { style } from "@vanilla-extract/css"
import { forcedColors } from "../../../ui/theme/forcedColors.css.ts"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"
import { sized } from "./sized.ts"

export const dish = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: tokens.space2,
      padding: "10px 16px 14px",
      border: `2px solid ${tokens.lineStrong}`,
      borderRadius: tokens.radiusSurface,
      background: tokens.raised,
      fontVariantNumeric: "tabular-nums",
      selectors: {
        '&[data-urgency="late"]': { borderColor: tokens.dangerMark },
        '&[data-urgency="soon"]': { borderColor: tokens.warningMark },
        "&[data-waiting]": { borderStyle: "dashed", borderColor: tokens.warningMark },
      },
    },
    "panels",
  ),
)
layeredInside(`${dish} > p`, { fontSize: sized(22), lineHeight: sized(28) }, "panels")

export const head = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space3,
      fontSize: sized(30),
      lineHeight: sized(44),
      fontWeight: tokens.weightStrong,
      letterSpacing: "-0.02em",
      whiteSpace: "nowrap",
    },
    "panels",
  ),
)
layeredInside(
  `${head} > small`,
  {
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: sized(22),
    lineHeight: sized(28),
    fontWeight: tokens.weightRegular,
    letterSpacing: 0,
    color: tokens.inkMuted,
  },
  "panels",
)

export const timer = style(
  layered(
    {
      marginInlineStart: "auto",
      fontSize: sized(48),
      letterSpacing: "-0.025em",
      selectors: {
        '&[data-urgency="late"]': { color: tokens.dangerText },
        '&[data-urgency="soon"]': { color: tokens.warningText },
      },
    },
    "panels",
  ),
)

export const items = style(
  layered(
    {
      display: "grid",
      gap: 4,
      overflowWrap: "anywhere",
      margin: 0,
      padding: 0,
      listStyle: "none",
      fontSize: sized(26),
      lineHeight: sized(32),
      fontWeight: tokens.weightMedium,
      letterSpacing: "-0.012em",
    },
    "panels",
  ),
)

export const item = style(
  layered({ display: "grid", gridTemplateColumns: `${sized(40)} minmax(0, 1fr)` }, "panels"),
)
layeredInside(
  `${item} > small`,
  {
    gridColumn: 2,
    fontSize: sized(22),
    lineHeight: sized(28),
    letterSpacing: 0,
    fontWeight: tokens.weightRegular,
    color: tokens.inkMuted,
  },
  "panels",
)
layeredInside(
  `${item} > small[data-note]`,
  { color: tokens.dangerText, fontWeight: tokens.weightMedium },
  "panels",
)

export const act = style(
  layered(
    {
      minBlockSize: 64,
      padding: tokens.space2,
      border: `1px solid ${tokens.lineStrong}`,
      borderRadius: tokens.radiusSurface,
      background: tokens.surface,
      color: tokens.ink,
      fontSize: sized(24),
      lineHeight: sized(32),
      fontWeight: tokens.weightMedium,
      selectors: {
        "&:hover": { background: tokens.hover },
        "&:focus-visible": { outline: `3px solid ${tokens.focus}`, outlineOffset: 2 },
        // The first of each column is what is done next.
        "&[data-first], li:first-child > * > &": {
          borderColor: "transparent",
          background: tokens.accentSolid,
          color: tokens.onAccent,
          "@media": { [forcedColors]: { border: "4px double CanvasText" } },
        },
      },
    },
    "panels",
  ),
)

/** Takes back what was pressed too early. */
export const back = style(
  layered(
    {
      minBlockSize: 48,
      padding: tokens.space2,
      border: 0,
      borderRadius: tokens.radiusSurface,
      background: "transparent",
      color: tokens.inkMuted,
      fontSize: sized(22),
      lineHeight: sized(28),
      selectors: {
        "&:hover": { background: tokens.hover },
        "&:focus-visible": { outline: `3px solid ${tokens.focus}`, outlineOffset: 2 },
      },
    },
    "panels",
  ),
)
