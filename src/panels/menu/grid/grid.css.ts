import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

/** Height of every line, in px. */
export const lineHeight = 34

const line = `1px solid ${tokens.line}`

/** The part of the editor that has spreadsheet and its bar. */
export const sheet = style(
  layered(
    { gridArea: "list", minBlockSize: 0, display: "flex", flexDirection: "column", minInlineSize: 0 },
    "panels",
  ),
)

/** Scrolls in both directions. Opaque: browsers scroll it without painting the page anew. */
export const grid = style(
  layered(
    { position: "relative", flex: 1, minBlockSize: 0, overflow: "auto", background: tokens.surface },
    "panels",
  ),
)

/** All lines; the active cell shows the focus. */
export const table = style(
  layered(
    {
      outline: "none",
      cursor: "cell",
      userSelect: "none",
    },
    "panels",
  ),
)

const row = {
  display: "grid",
  blockSize: lineHeight,
  borderBlockEnd: line,
  background: tokens.surface,
} as const

export const heads = style(
  layered(
    {
      ...row,
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 3,
      fontSize: tokens.textXs,
      fontWeight: tokens.weightMedium,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

export const lines = style(layered({ position: "relative" }, "panels"))

export const lineRow = style(
  layered({ ...row, position: "absolute", insetInline: 0, contain: "strict" }, "panels"),
)

export const categoryRow = style(
  layered(
    {
      ...row,
      position: "absolute",
      insetInline: 0,
      justifyContent: "start",
      background: tokens.sunken,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

/** A cell: its text in one line. Only one that holds a mark or a field is placed. */
export const cell = style(
  layered(
    {
      boxSizing: "border-box",
      minInlineSize: 0,
      paddingInline: tokens.space2,
      lineHeight: `${lineHeight - 1}px`,
      fontVariantNumeric: "tabular-nums",
      background: "inherit",
      whiteSpace: "nowrap",
      selectors: {
        // Browsers paint each clipped cell apart, so that only long texts are.
        "&[data-long]": { overflow: "clip", textOverflow: "ellipsis" },
        '&[data-align="end"]': { textAlign: "end" },
        "&[data-muted]": { color: tokens.inkMuted },
        "&[data-low]": { color: tokens.dangerText },
        '&[data-status="OUT_OF_STOCK"]': { color: tokens.warningText },
        "&[data-selected], &[aria-busy]": { position: "relative" },
        "&[data-selected]": { background: tokens.accentSoft },
        "&[data-active]": { outline: `2px solid ${tokens.accentMark}`, outlineOffset: -2 },
        '&[aria-invalid="true"]': { outline: `2px solid ${tokens.dangerMark}`, outlineOffset: -2 },
      },
      "@media": {
        "(forced-colors: active)": {
          selectors: { "&[data-selected]": { outline: "1px solid Highlight", outlineOffset: -1 } },
        },
      },
    },
    "panels",
  ),
)

/** The first column, which stays in view. Sticky only while it is scrolled past: browsers make a layer of each such cell. */
export const lead = style(
  layered(
    {
      insetInlineStart: 0,
      // Over that of a selected cell.
      selectors: { "[data-shifted] &&": { position: "sticky", zIndex: 1 } },
      paddingInlineStart: tokens.gutter,
      fontWeight: tokens.weightMedium,
    },
    "panels",
  ),
)

/** Corner of a cell whose value waits for the server. */
export const corner = style(
  layered(
    {
      position: "absolute",
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: 7,
      blockSize: 7,
      background: tokens.warningMark,
      clipPath: "polygon(0 0, 100% 0, 100% 100%)",
    },
    "panels",
  ),
)

/** Square at the end of the selection, to drag its first row down. */
export const fillHandle = style(
  layered(
    {
      position: "absolute",
      zIndex: 2,
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      inlineSize: 8,
      blockSize: 8,
      background: tokens.accentMark,
      cursor: "crosshair",
      touchAction: "none",
    },
    "panels",
  ),
)

/** A field over the whole cell. */
export const input = style(
  layered(
    {
      position: "absolute",
      inset: 0,
      zIndex: 2,
      inlineSize: "100%",
      blockSize: "100%",
      paddingInline: tokens.space2,
      border: `2px solid ${tokens.accentMark}`,
      borderRadius: 0,
      background: tokens.surface,
      color: tokens.ink,
      font: "inherit",
      textAlign: "inherit",
      userSelect: "text",
    },
    "panels",
  ),
)

/** Sentence under a cell that was not saved. */
export const note = style(
  layered(
    {
      position: "absolute",
      zIndex: 4,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space2,
      maxInlineSize: 380,
      padding: `${tokens.space2} ${tokens.space3}`,
      borderRadius: tokens.radiusControl,
      border: line,
      background: tokens.raised,
      boxShadow: tokens.shadowPopover,
      color: tokens.dangerText,
      cursor: "default",
    },
    "panels",
  ),
)

export const bar = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: tokens.bar,
      paddingInline: tokens.gutter,
      borderBlockStart: line,
      background: tokens.accentSoft,
      color: tokens.inkMuted,
      fontVariantNumeric: "tabular-nums",
    },
    "panels",
  ),
)

export const warning = style(layered({ color: tokens.dangerText }, "panels"))

export const hints = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space2, marginInlineStart: "auto" }, "panels"),
)
