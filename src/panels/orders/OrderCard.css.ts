import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const

/** The place of a card in its column; what is out of view is neither laid out nor painted. */
export const place = style(
  layered(
    { contentVisibility: "auto", containIntrinsicSize: "auto 172px", marginBlockEnd: tokens.space2 },
    "panels",
  ),
)

export const card = style(
  layered(
    {
      position: "relative",
      display: "grid",
      // A column as narrow as its lane, however long a line that is cut.
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 6,
      padding: "10px 10px 8px",
      border: `1px solid ${tokens.lineStrong}`,
      borderRadius: tokens.radiusSurface,
      background: tokens.raised,
      fontVariantNumeric: "tabular-nums",
      cursor: "pointer",
      selectors: {
        "&:hover": { borderColor: `color-mix(in oklab, ${tokens.lineStrong}, ${tokens.ink} 22%)` },
        '&[data-tone="warning"]': { borderColor: tokens.warningLine },
        '&[data-tone="danger"]': { borderColor: tokens.dangerLine },
        "&[data-selected]": { background: tokens.accentSoft, borderColor: tokens.accentLine },
        "&[data-waiting]": { borderStyle: "dashed", borderColor: tokens.warningMark },
      },
    },
    "panels",
  ),
)

/** Code, channel and age; the age moves to a line of its own before anything is cut. */
export const head = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2px 6px",
      color: tokens.inkMuted,
      ...small,
    },
    "panels",
  ),
)

/** Channel of the order. */
export const channel = style(layered({ whiteSpace: "nowrap" }, "panels"))
layeredInside(`${head} > svg`, { flex: "none" }, "panels")

/** The way into the order. */
export const code = style(
  layered(
    {
      flex: "none",
      padding: 0,
      border: 0,
      background: "none",
      font: "inherit",
      fontSize: tokens.textSm,
      fontWeight: tokens.weightStrong,
      color: tokens.ink,
      cursor: "pointer",
      borderRadius: tokens.radiusMark,
      selectors: { "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 } },
    },
    "panels",
  ),
)

export const age = style(
  layered(
    {
      display: "inline-flex",
      flex: "none",
      alignItems: "center",
      gap: 4,
      marginInlineStart: "auto",
      whiteSpace: "nowrap",
      fontWeight: tokens.weightMedium,
      selectors: {
        '&[data-urgency="soon"]': { color: tokens.warningText },
        '&[data-urgency="late"]': { color: tokens.dangerText },
      },
    },
    "panels",
  ),
)

export const name = style(layered({ ...line, display: "block", fontWeight: tokens.weightMedium }, "panels"))

export const second = style(
  layered({ ...line, display: "block", color: tokens.inkMuted, ...small }, "panels"),
)

export const items = style(
  layered(
    {
      margin: 0,
      color: tokens.inkMuted,
      ...small,
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      overflow: "hidden",
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

export const badges = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: 4,
      selectors: { "&:empty": { display: "none" } },
    },
    "panels",
  ),
)
layeredInside(
  `${badges} > *`,
  { maxInlineSize: "100%", overflow: "hidden", textOverflow: "ellipsis" },
  "panels",
)

/** A line at the foot of a card. Money and how it is paid wrap, and are never cut. */
export const foot = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 6px", ...small }, "panels"),
)
layeredInside(`${foot} > span`, { color: tokens.inkMuted, overflowWrap: "anywhere" }, "panels")

/** Waits for the connection. */
export const waiting = style(
  layered({ display: "flex", alignItems: "center", gap: 6, color: tokens.warningText, ...small }, "panels"),
)

export const actions = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: 4,
      marginBlockStart: 2,
      justifyItems: "stretch",
    },
    "panels",
  ),
)

/** Without what comes next, the menu stands at the end alone. */
export const menuAlone = style(
  layered({ position: "absolute", insetBlockEnd: 6, insetInlineEnd: 6 }, "panels"),
)

/** The foot leaves room for a menu that stands over its end. */
layeredInside(`${card}:has(> ${menuAlone}) > ${foot}`, { paddingInlineEnd: 28 }, "panels")

/** The acceptance and, beside it, its other preparation times. */
export const split = style(
  layered({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", minInlineSize: 0 }, "panels"),
)
layeredInside(
  `${split} > :first-child`,
  { borderStartEndRadius: 0, borderEndEndRadius: 0, overflow: "hidden" },
  "panels",
)
layeredInside(
  `${split} > :nth-child(2)`,
  {
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    borderInlineStart: `1px solid color-mix(in oklab, ${tokens.onAccent}, transparent 70%)`,
  },
  "panels",
)
