import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"
const cut = { overflow: "clip", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const

export const head = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space2,
      minBlockSize: tokens.rowHead,
      paddingInline: tokens.gutter,
      background: tokens.surface,
      borderBlockEnd: `1px solid ${tokens.line}`,
      selectors: {
        '[data-drop="before"] > &': { boxShadow: `inset 0 2px 0 ${tokens.accentMark}` },
        '[data-drop="after"] > &': { boxShadow: `inset 0 -2px 0 ${tokens.accentMark}` },
      },
    },
    "panels",
  ),
)

export const heading = style(
  layered(
    { fontSize: tokens.textSm, fontWeight: tokens.weightStrong, lineHeight: tokens.leadingSm },
    "panels",
  ),
)
export const count = style(layered({ color: tokens.inkMuted, ...small }, "panels"))
export const add = style(layered({ marginInlineStart: "auto" }, "panels"))
export const nothing = style(
  layered({ padding: `${tokens.space4} ${tokens.gutter}`, color: tokens.inkMuted }, "panels"),
)
export const lines = style(layered({ display: "block" }, "panels"))

/** One item. While it is dragged it is paler, and a line shows its new place. */
export const line = style(
  layered(
    {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "20px 48px minmax(0, 1fr) 148px 132px auto",
      alignItems: "start",
      columnGap: tokens.space3,
      padding: `${tokens.space3} ${tokens.gutter} ${tokens.space3} ${tokens.space3}`,
      borderBlockEnd: `1px solid ${tokens.line}`,
      contain: "layout paint style",
      selectors: {
        "&[data-open]": { background: tokens.accentSoft },
        "&[data-dragged]": { opacity: 0.6 },
        '&[data-drop="before"]': { boxShadow: `inset 0 2px 0 ${tokens.accentMark}` },
        '&[data-drop="after"]': { boxShadow: `inset 0 -2px 0 ${tokens.accentMark}` },
      },
      "@container": {
        [narrow]: {
          gridTemplateColumns: "48px minmax(0, 1fr) auto",
          rowGap: tokens.space2,
          paddingInline: tokens.gutter,
          // Held, a row is taken along; its text stays unselected.
          userSelect: "none",
          WebkitTouchCallout: "none",
        },
      },
    },
    "panels",
  ),
)

/** Room of the handle; phones take items along by holding them. */
export const gripRoom = style(
  layered(
    { display: "inline-grid", minInlineSize: 20, "@container": { [narrow]: { display: "none" } } },
    "panels",
  ),
)

/** Head of a category with its note; it stays in view above its items. */
export const headRow = style(
  layered({ position: "sticky", insetBlockStart: 0, zIndex: 1, background: tokens.surface }, "panels"),
)

/** Place of the picture while items are chosen. */
export const choice = style(
  layered({ display: "grid", placeItems: "center", inlineSize: 48, blockSize: 48 }, "panels"),
)

export const picture = style(
  layered(
    {
      inlineSize: 48,
      blockSize: 48,
      overflow: "clip",
      borderRadius: tokens.radiusControl,
      selectors: { "&[data-empty]": { border: `1px dashed ${tokens.lineStrong}` } },
    },
    "panels",
  ),
)
layeredInside(
  `${line} > :nth-child(6)`,
  { "@container": { [narrow]: { gridColumn: "3", gridRow: "1", justifySelf: "end" } } },
  "panels",
)
layeredInside(`${picture} img`, { inlineSize: 48, blockSize: 48, objectFit: "cover" }, "panels")

export const about = style(
  layered(
    { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, justifyItems: "start" },
    "panels",
  ),
)

export const name = style(
  layered(
    {
      padding: 0,
      border: 0,
      background: "none",
      fontWeight: tokens.weightMedium,
      textAlign: "start",
      overflowWrap: "anywhere",
      cursor: "pointer",
      selectors: { "&:hover": { textDecoration: "underline" } },
    },
    "panels",
  ),
)
export const description = style(
  layered({ maxInlineSize: "100%", color: tokens.inkMuted, ...small, ...cut }, "panels"),
)
export const chips = style(layered({ display: "flex", flexWrap: "wrap", gap: 4 }, "panels"))
export const chip = style(
  layered(
    { padding: "0 6px", borderRadius: tokens.radiusMark, background: tokens.press, ...small, ...cut },
    "panels",
  ),
)

export const pricePart = style(
  layered(
    {
      display: "grid",
      gap: 2,
      justifyItems: "end",
      "@container": { [narrow]: { gridColumn: "1 / 3", gridRow: "2", justifyItems: "start" } },
    },
    "panels",
  ),
)

/** Price in its line: a text until it is pointed at or edited. */
export const priceBox = style(
  layered(
    {
      inlineSize: 96,
      minBlockSize: tokens.controlSm,
      paddingInline: tokens.space2,
      border: "1px solid transparent",
      borderRadius: tokens.radiusControl,
      background: "transparent",
      textAlign: "end",
      fontVariantNumeric: "tabular-nums",
      selectors: {
        "&:hover:not(:read-only)": { borderColor: tokens.fieldLine },
        "&:focus": { borderColor: tokens.accentMark, background: tokens.surface },
        '&[aria-invalid="true"]': { borderColor: tokens.dangerMark },
        "&[data-own]": { fontWeight: tokens.weightMedium },
        "&[data-inherited]:not(:focus)": { color: tokens.inkMuted },
      },
      "@media": { "(pointer: coarse)": { borderColor: tokens.fieldLine, fontSize: 16 } },
      "@container": { [narrow]: { textAlign: "start" } },
    },
    "panels",
  ),
)

export const priceNote = style(
  layered(
    {
      paddingInlineEnd: tokens.space2,
      color: tokens.inkMuted,
      textAlign: "end",
      ...small,
      "@container": { [narrow]: { textAlign: "start", paddingInline: tokens.space2 } },
      selectors: { "&[data-low]": { color: tokens.dangerText } },
    },
    "panels",
  ),
)

export const saleBox = style(
  layered(
    { display: "flex", alignItems: "flex-start", gap: tokens.space2, minBlockSize: tokens.controlSm },
    "panels",
  ),
)
export const saleText = style(
  layered(
    {
      display: "grid",
      lineHeight: tokens.leadingSm,
      selectors: { '[data-status="OUT_OF_STOCK"] > &': { color: tokens.warningText } },
    },
    "panels",
  ),
)
export const saleUntil = style(layered({ ...small }, "panels"))
