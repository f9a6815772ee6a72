import { style } from "@vanilla-extract/css"
import { option } from "../../ui/options/options.css.ts"
import { floating } from "../../ui/theme/floating.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const composer = style(
  layered(
    {
      flex: "none",
      display: "grid",
      gap: tokens.space2,
      padding: tokens.space3,
      paddingInline: tokens.space4,
      borderBlockStart: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

export const writing = style(
  layered(
    {
      position: "relative",
      display: "grid",
      border: `1px solid ${tokens.fieldLine}`,
      borderRadius: tokens.radiusSurface,
      background: tokens.surface,
      selectors: {
        "&:has(textarea:focus)": { outline: `2px solid ${tokens.focus}`, outlineOffset: -1 },
        "&[data-note]": { background: tokens.warningSoft, borderColor: tokens.warningMark },
      },
    },
    "panels",
  ),
)
layeredInside(
  `${writing} textarea`,
  {
    boxSizing: "border-box",
    inlineSize: "100%",
    maxBlockSize: 160,
    minBlockSize: 52,
    fieldSizing: "content",
    padding: `${tokens.space3} ${tokens.space3} ${tokens.space1}`,
    border: 0,
    outline: 0,
    resize: "none",
    background: "none",
    color: tokens.ink,
    fontSize: tokens.textMd,
    lineHeight: tokens.leadingMd,
    "@media": { "(pointer: coarse)": { fontSize: tokens.textLg } },
  } as never,
  "panels",
)
layeredInside(`${writing} textarea::placeholder`, { color: tokens.inkSubtle, opacity: 1 }, "panels")

export const tools = style(
  layered(
    { display: "flex", alignItems: "center", gap: 2, padding: tokens.space2, paddingBlockStart: 0 },
    "panels",
  ),
)

export const windowLeft = style(
  layered(
    {
      marginInlineStart: "auto",
      paddingInline: tokens.space2,
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      color: tokens.inkMuted,
      fontVariantNumeric: "tabular-nums",
      "@container": { "balcao-panel (inline-size < 640px)": { display: "none" } },
    },
    "panels",
  ),
)

export const end = style(layered({ marginInlineStart: "auto" }, "panels"))
layeredInside(`${windowLeft} + ${end}`, { marginInlineStart: 0 }, "panels")
layeredInside(
  `${windowLeft} + ${end}`,
  { "@container": { "balcao-panel (inline-size < 640px)": { marginInlineStart: "auto" } } },
  "panels",
)

export const attached = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space2,
      padding: tokens.space2,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

/** Canned replies, over the thread. */
export const replies = style(
  layered(
    {
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: "100%",
      zIndex: 3,
      display: "grid",
      maxBlockSize: 240,
      marginBlockEnd: tokens.space1,
      padding: tokens.space1,
      overflow: "auto",
      ...floating,
    },
    "panels",
  ),
)

export const reply = style([
  option,
  layered(
    {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      gap: tokens.space3,
      minBlockSize: 0,
      selectors: { "&[aria-selected='true']": { background: tokens.hover, fontWeight: "inherit" } },
    },
    "panels",
  ),
])

export const replyText = style(
  layered(
    { color: tokens.inkMuted, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "panels",
  ),
)

export const none = style(layered({ padding: tokens.space2, color: tokens.inkMuted }, "panels"))

/** A template with its values, as it will be sent. */
export const preview = style(
  layered({ margin: 0, color: tokens.inkMuted, overflowWrap: "anywhere", whiteSpace: "pre-wrap" }, "panels"),
)
