import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 860px)"

/** The list of areas, and the map beside it; under it in a narrow panel. */
export const areas = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 376px) minmax(0, 1fr)",
      alignItems: "start",
      gap: tokens.space4,
      minInlineSize: 0,
      color: tokens.ink,
      "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
    "panels",
  ),
)

export const column = style(layered({ display: "grid", gap: tokens.space3, minInlineSize: 0 }, "panels"))

/** Fields that decide how long a store is paused, and the button; below each other where there is no room. */
export const pause = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: tokens.space2 }, "panels"),
)

/** Field of the usual preparation time, and its button beside what is typed. */
export const prep = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 192px) auto",
      justifyContent: "start",
      alignItems: "start",
      gap: tokens.space2,
    },
    "panels",
  ),
)
// The label's line and the gap under it.
layeredInside(`${prep} > button`, { marginBlockStart: 24 }, "panels")

/** Hours at which a store takes another time to prepare, and the way to them. */
export const prepExceptions = style(
  layered({ marginBlockStart: tokens.space1, fontSize: tokens.textSm }, "panels"),
)
layeredInside(
  `${prepExceptions} > ul`,
  { margin: 0, padding: 0, listStyle: "none", color: tokens.inkMuted },
  "panels",
)

export const list = style(
  layered(
    {
      margin: 0,
      padding: 0,
      listStyle: "none",
      borderBlock: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

export const item = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space1,
      minInlineSize: 0,
      selectors: {
        "&:not(:last-child)": { borderBlockEnd: `1px solid ${tokens.line}` },
        "&[data-current]": { background: tokens.accentSoft },
      },
    },
    "panels",
  ),
)

/** Name of the list, and what its figures count. */
export const areasHead = style(
  layered(
    { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: tokens.space2 },
    "panels",
  ),
)
layeredInside(`${areasHead} > small`, { fontSize: tokens.textXs, color: tokens.inkMuted }, "panels")

/** An area in the list, which a press opens. */
export const open = style(
  layered(
    {
      flex: 1,
      display: "grid",
      gridTemplateColumns: "24px minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: tokens.space2,
      minBlockSize: 48,
      minInlineSize: 0,
      padding: `${tokens.space1} ${tokens.space2}`,
      border: 0,
      background: "none",
      color: "inherit",
      font: "inherit",
      textAlign: "start",
      cursor: "pointer",
      selectors: {
        "&:hover": { background: tokens.hover },
        "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
        "&[data-off]": { color: tokens.inkSubtle },
      },
    },
    "panels",
  ),
)
layeredInside(`${open} > span`, { minInlineSize: 0, overflowWrap: "anywhere" }, "panels")
layeredInside(
  `${open} small`,
  { display: "block", fontSize: tokens.textXs, color: tokens.inkMuted },
  "panels",
)

export const letter = style(
  layered(
    {
      display: "grid",
      placeItems: "center",
      inlineSize: 24,
      blockSize: 24,
      borderRadius: tokens.radiusMark,
      border: `1px solid ${tokens.accentMark}`,
      background: tokens.accentSoft,
      fontSize: tokens.textXs,
      fontWeight: tokens.weightStrong,
      selectors: {
        "&[data-refused]": { borderColor: tokens.ink, borderStyle: "dashed", background: "none" },
      },
    },
    "panels",
  ),
)

export const fee = style(
  layered({ textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }, "panels"),
)

/** Price of delivering to an address, and its reasons. */
export const answer = style(layered({ display: "grid", gap: tokens.space1, minInlineSize: 0 }, "panels"))
layeredInside(
  `${answer} > p > strong`,
  { fontSize: tokens.text2xl, lineHeight: tokens.leading2xl, fontWeight: tokens.weightStrong },
  "panels",
)
layeredInside(`${answer} > ul`, { margin: 0, paddingInlineStart: tokens.space4 }, "panels")
