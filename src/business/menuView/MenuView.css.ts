import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** Wide enough for two items side by side. */
const wide = "(inline-size >= 640px)"

const side = 20

export const view = style(
  layered(
    {
      position: "relative",
      containerType: "inline-size",
      fontSize: tokens.textMd,
      lineHeight: tokens.leadingMd,
      color: tokens.ink,
      background: tokens.surface,
      selectors: { "&[data-fill]": { blockSize: "100%", overflow: "hidden" } },
    },
    "panels",
  ),
)

export const scroller = style(
  layered(
    { selectors: { "[data-fill] > &": { blockSize: "100%", overflow: "auto", scrollbarWidth: "none" } } },
    "panels",
  ),
)

export const head = style(
  layered(
    { display: "flex", alignItems: "center", gap: tokens.space3, padding: `${tokens.space5} ${side}px 12px` },
    "panels",
  ),
)
layeredInside(
  `${head} h1`,
  { fontSize: tokens.textLg, lineHeight: tokens.leadingLg, fontWeight: tokens.weightStrong },
  "panels",
)
layeredInside(`${head} p`, { fontSize: tokens.textSm, color: tokens.inkMuted }, "panels")
layeredInside(`${head} p[data-closed]`, { color: tokens.warningText }, "panels")

export const strip = style(
  layered(
    {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 1,
      display: "flex",
      gap: side,
      overflowX: "auto",
      scrollbarWidth: "none",
      paddingInline: side,
      background: tokens.surface,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

export const tab = style(
  layered(
    {
      flex: "none",
      appearance: "none",
      padding: 0,
      border: 0,
      background: "none",
      lineHeight: "44px",
      color: tokens.inkMuted,
      fontWeight: tokens.weightMedium,
      cursor: "pointer",
      selectors: {
        "&[aria-current]": { color: tokens.ink, boxShadow: `inset 0 -2px ${tokens.accentMark}` },
        "&:focus-visible": { outlineOffset: -2 },
      },
      "@media": {
        "(forced-colors: active)": { selectors: { "&[aria-current]": { borderBlockEnd: "2px solid" } } },
      },
    },
    "panels",
  ),
)

export const category = style(
  layered({ scrollMarginBlockStart: 44, paddingBlockEnd: tokens.space2 }, "panels"),
)
layeredInside(
  `${category} > h2`,
  {
    padding: `16px ${side}px 4px`,
    fontSize: tokens.textLg,
    lineHeight: tokens.leadingLg,
    fontWeight: tokens.weightStrong,
  },
  "panels",
)
layeredInside(`${category} > h3`, { padding: `12px ${side}px 0`, fontWeight: tokens.weightStrong }, "panels")
layeredInside(
  `${category} > p`,
  { paddingInline: side, fontSize: tokens.textSm, color: tokens.inkMuted },
  "panels",
)

export const list = style(
  layered(
    { display: "grid", "@container": { [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
    "panels",
  ),
)

export const row = style(
  layered(
    {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "start",
      columnGap: 16,
      padding: `12px ${side}px`,
      minBlockSize: 84,
      borderBlockEnd: `1px solid ${tokens.line}`,
      selectors: {
        "&:hover:not([data-off])": { background: tokens.hover },
        "&[data-selected]": {
          outline: `3px solid ${tokens.accentMark}`,
          outlineOffset: -3,
          borderRadius: 8,
        },
        "&[data-off]": { color: tokens.inkSubtle },
      },
    },
    "panels",
  ),
)

export const facts = style(layered({ display: "grid", gap: 2, minInlineSize: 0 }, "panels"))

/** The item's name; its press area is the whole row. */
export const open = style(
  layered(
    {
      appearance: "none",
      padding: 0,
      border: 0,
      background: "none",
      textAlign: "start",
      fontWeight: tokens.weightMedium,
      cursor: "pointer",
      selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
    },
    "panels",
  ),
)

export const name = style(layered({ fontWeight: tokens.weightMedium }, "panels"))

export const about = style(
  layered(
    {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      overflow: "hidden",
      fontSize: tokens.textSm,
      lineHeight: "18px",
      color: tokens.inkMuted,
      selectors: { "[data-off] &": { color: tokens.inkSubtle } },
    },
    "panels",
  ),
)

export const price = style(layered({ fontVariantNumeric: "tabular-nums" }, "panels"))
layeredInside(
  `${price} s`,
  { marginInlineStart: 6, fontSize: tokens.textSm, color: tokens.inkSubtle },
  "panels",
)

export const photo = style(
  layered(
    {
      inlineSize: 84,
      blockSize: 84,
      borderRadius: 10,
      objectFit: "cover",
      background: tokens.press,
      selectors: { "[data-off] &": { filter: "grayscale(1)", opacity: 0.55 } },
    },
    "panels",
  ),
)

/** In the place of a menu that is not there. */
export const instead = style(
  layered(
    { display: "grid", justifyItems: "start", gap: tokens.space3, padding: side, color: tokens.inkMuted },
    "panels",
  ),
)

layeredInside(
  `${instead} h1`,
  { fontSize: tokens.textLg, lineHeight: tokens.leadingLg, color: tokens.ink },
  "panels",
)

export const disclaimer = style(
  layered(
    { padding: side, fontSize: tokens.textXs, color: tokens.inkMuted, whiteSpace: "pre-line" },
    "panels",
  ),
)
