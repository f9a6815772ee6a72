import { style, type StyleRule } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const rule = (of: StyleRule) => style(layered(of, "panels"))

export const previews = rule({ display: "grid", gap: tokens.space3, marginBlockEnd: tokens.space5 })
/** Two beside each other where there is room, as under the fields of a narrow panel. */
export const frames = rule({
  display: "grid",
  gap: tokens.space3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
})
export const figure = rule({ display: "grid", gap: tokens.space1, margin: 0, minInlineSize: 0 })
export const caption = rule({
  color: tokens.inkMuted,
  fontSize: tokens.textXs,
  lineHeight: tokens.leadingXs,
})
export const note = rule({ color: tokens.inkMuted, fontSize: tokens.textXs, lineHeight: tokens.leadingXs })

/** A screen drawn small, with tokens of its own. */
export const frame = rule({
  aspectRatio: "3 / 2",
  overflow: "hidden",
  border: `1px solid ${tokens.lineStrong}`,
  borderRadius: tokens.radiusControl,
  fontSize: "7px",
  lineHeight: "9px",
  userSelect: "none",
})

const full = { blockSize: "100%", minBlockSize: 0 }
const cut: StyleRule = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }

export const login = rule({ ...full, display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" })
export const form = rule({
  display: "flex",
  flexDirection: "column",
  gap: 4,
  padding: 8,
  minInlineSize: 0,
  background: tokens.surface,
})
export const background = rule({
  position: "relative",
  overflow: "hidden",
  minBlockSize: 0,
  background: tokens.tileGround,
})
export const cover = rule({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" })
export const logo = rule({ display: "flex", alignItems: "center", gap: 3, minInlineSize: 0, ...cut })
export const name = rule({ minInlineSize: 0, ...cut })
export const logoPicture = rule({ maxInlineSize: "100%", blockSize: 12, objectFit: "contain" })
export const field = rule({
  padding: "1px 3px",
  border: `1px solid ${tokens.fieldLine}`,
  borderRadius: 2,
  color: tokens.inkSubtle,
  ...cut,
})
export const button = rule({
  padding: "2px 4px",
  borderRadius: 2,
  background: tokens.accentSolid,
  boxShadow: `inset 0 0 0 1px ${tokens.accentEdge}`,
  color: tokens.onAccent,
  fontWeight: tokens.weightMedium,
  textAlign: "center",
  ...cut,
})
export const link = rule({ color: tokens.accentText, ...cut })
export const footer = rule({ marginBlockStart: "auto", color: tokens.inkSubtle, ...cut })

export const shell = rule({ ...full, display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)" })
export const sidebar = rule({
  display: "flex",
  flexDirection: "column",
  gap: 3,
  padding: 6,
  minInlineSize: 0,
  background: tokens.canvas,
  borderInlineEnd: `1px solid ${tokens.line}`,
})
export const entry = rule({ padding: "1px 3px", color: tokens.inkMuted, ...cut })
export const selected = rule({
  padding: "1px 3px",
  borderInlineStart: `2px solid ${tokens.accentMark}`,
  background: tokens.press,
  ...cut,
})
export const page = rule({ display: "flex", flexDirection: "column", gap: 5, padding: 8, minInlineSize: 0 })
export const head = rule({ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 4 })
export const row = rule({ blockSize: 12, borderBlockEnd: `1px solid ${tokens.line}` })
export const selectedRow = rule({
  blockSize: 12,
  background: tokens.accentSoft,
  borderInlineStart: `2px solid ${tokens.accentMark}`,
})
