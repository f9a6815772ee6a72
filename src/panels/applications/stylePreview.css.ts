import { style, type StyleRule } from "@vanilla-extract/css"
import * as editor from "../../resource/editor/editor.css.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const rule = (of: StyleRule) => style(layered(of, "panels"))

export const previews = rule({ display: "grid", gap: tokens.space3, marginBlockEnd: tokens.space5 })
/** Two beside each other where there is room, as under the fields of a narrow panel. */
export const frames = rule({
  display: "grid",
  gap: tokens.space3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
})
/** As large as it is, so is what it draws. */
export const figure = rule({
  display: "grid",
  gap: tokens.space1,
  margin: 0,
  minInlineSize: 0,
  containerType: "inline-size",
})
export const caption = rule({
  color: tokens.inkMuted,
  fontSize: tokens.textXs,
  lineHeight: tokens.leadingXs,
})
export const note = rule({ color: tokens.inkMuted, fontSize: tokens.textXs, lineHeight: tokens.leadingXs })

/** Beside the fields of the style, what they amount to takes more room than they do, as they stand in a narrow panel. */
const wide = `${editor.sheet}:has(${previews}[data-wide])`
const inRoom = (selector: string, rule: StyleRule) =>
  layeredInside(selector, { "@container": { "balcao-panel (inline-size >= 960px)": rule } }, "panels")
inRoom(wide, { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" })
inRoom(`${wide} > ${editor.aside}`, { inlineSize: "auto", background: tokens.canvas })
inRoom(`${wide} ${editor.form}`, { gridTemplateColumns: "minmax(0, 1fr)" })
inRoom(`${wide} ${editor.partHead}`, { margin: 0, padding: `${tokens.space4} 0 0` })
inRoom(`${wide} ${editor.fields}`, { paddingBlock: `${tokens.space3} ${tokens.space5}`, border: 0 })

/** A screen drawn small, with tokens of its own. */
export const frame = rule({
  aspectRatio: "3 / 2",
  overflow: "hidden",
  border: `1px solid ${tokens.lineStrong}`,
  borderRadius: tokens.radiusControl,
  fontSize: "3.1cqi",
  lineHeight: 1.3,
  userSelect: "none",
  // Its colors are what it shows.
  forcedColorAdjust: "none",
})

const full = { blockSize: "100%", minBlockSize: 0 }
const cut: StyleRule = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }

export const login = rule({ ...full, display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" })
export const form = rule({
  display: "flex",
  flexDirection: "column",
  gap: "0.6em",
  padding: "1.2em",
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
export const logo = rule({ display: "flex", alignItems: "center", gap: "0.4em", minInlineSize: 0, ...cut })
layeredInside(`${logo} > svg`, { flex: "none", inlineSize: "1.5em", blockSize: "1.5em" }, "panels")
export const name = rule({ minInlineSize: 0, ...cut })
export const logoPicture = rule({ maxInlineSize: "100%", blockSize: "1.8em", objectFit: "contain" })
export const field = rule({
  padding: "0.15em 0.4em",
  border: `1px solid ${tokens.fieldLine}`,
  borderRadius: 2,
  color: tokens.inkSubtle,
  ...cut,
})
export const button = rule({
  padding: "0.3em 0.6em",
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
  gap: "0.4em",
  padding: "0.9em",
  minInlineSize: 0,
  background: tokens.canvas,
  borderInlineEnd: `1px solid ${tokens.line}`,
})
export const entry = rule({ padding: "0.15em 0.4em", color: tokens.inkMuted, ...cut })
export const selected = rule({
  padding: "0.15em 0.4em",
  borderInlineStart: `2px solid ${tokens.accentMark}`,
  background: tokens.press,
  ...cut,
})
export const page = rule({
  display: "flex",
  flexDirection: "column",
  gap: "0.7em",
  padding: "1.2em",
  minInlineSize: 0,
})
export const head = rule({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "0.6em",
})
export const row = rule({ blockSize: "1.8em", borderBlockEnd: `1px solid ${tokens.line}` })
export const selectedRow = rule({
  blockSize: "1.8em",
  background: tokens.accentSoft,
  borderInlineStart: `2px solid ${tokens.accentMark}`,
})
