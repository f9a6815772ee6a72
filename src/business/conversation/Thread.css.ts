import { style } from "@vanilla-extract/css"
import { low, lowBox } from "../../ui/theme/low.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const place = style(
  layered(
    {
      position: "relative",
      flex: 1,
      minBlockSize: 0,
      display: "flex",
      background: tokens.sunken,
      "@media": { [low]: lowBox },
    },
    "panels",
  ),
)

layeredInside(`${place} > *`, { flex: 1 }, "panels")

/** Scroll container. The browser's own scroll anchoring is off because it would add to ours. */
export const scroll = style(
  layered(
    {
      flex: 1,
      minInlineSize: 0,
      overflow: "auto",
      overflowAnchor: "none",
      outlineOffset: -2,
      paddingInline: tokens.gutter,
      selectors: { "&:focus-visible": { outlineOffset: -2 } },
    },
    "panels",
  ),
)

export const items = style(
  layered(
    { display: "grid", alignContent: "end", minBlockSize: "100%", paddingBlock: tokens.space3 },
    "panels",
  ),
)

export const day = style(
  layered(
    {
      display: "block",
      paddingBlock: `${tokens.space4} ${tokens.space2}`,
      textAlign: "center",
      fontSize: tokens.text2xs,
      lineHeight: tokens.leadingXs,
      color: tokens.inkSubtle,
    },
    "panels",
  ),
)

export const edge = style([day])

export const item = style(
  layered(
    {
      display: "grid",
      justifyItems: "start",
      paddingBlock: 3,
      minInlineSize: 0,
      selectors: { "&[data-ours]": { justifyItems: "end" } },
    },
    "panels",
  ),
)

export const bubble = style(
  layered(
    {
      maxInlineSize: "min(440px, 85%)",
      padding: `${tokens.space2} ${tokens.space3}`,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusSurface,
      borderEndStartRadius: 2,
      background: tokens.surface,
      fontSize: tokens.textMd,
      lineHeight: tokens.leadingMd,
      overflowWrap: "anywhere",
      whiteSpace: "pre-wrap",
      selectors: {
        "[data-ours] > &": {
          background: tokens.accentSoftHover,
          borderColor: "transparent",
          borderEndStartRadius: tokens.radiusSurface,
          borderEndEndRadius: 2,
        },
      },
      "@media": {
        "(forced-colors: active)": { selectors: { "[data-ours] > &": { borderColor: "CanvasText" } } },
      },
    },
    "panels",
  ),
)

/** A note for colleagues, as wide as the thread. */
export const note = style(
  layered(
    {
      display: "flex",
      gap: tokens.space2,
      inlineSize: "100%",
      padding: `${tokens.space2} ${tokens.space3}`,
      border: `1px solid ${tokens.warningLine}`,
      borderRadius: tokens.radiusSurface,
      background: tokens.warningSoft,
      overflowWrap: "anywhere",
      whiteSpace: "pre-wrap",
    },
    "panels",
  ),
)

export const meta = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: 4,
      fontSize: tokens.text2xs,
      lineHeight: tokens.leadingXs,
      color: tokens.inkMuted,
      fontVariantNumeric: "tabular-nums",
      selectors: {
        "&[data-failed]": { color: tokens.dangerText },
        "[data-ours] > &": { justifyContent: "end" },
      },
    },
    "panels",
  ),
)

layeredInside(`${meta}[data-read] svg`, { color: tokens.infoMark }, "panels")

/** Fixed height before the bytes arrive, so that nothing moves when they do. */
export const media = style(
  layered(
    {
      display: "grid",
      placeItems: "center",
      inlineSize: 260,
      maxInlineSize: "100%",
      blockSize: 160,
      padding: 0,
      border: 0,
      borderRadius: tokens.radiusMark,
      background: tokens.press,
      overflow: "hidden",
    },
    "panels",
  ),
)

export const image = style(layered({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }, "panels"))

export const fileRow = style(
  layered({ display: "flex", alignItems: "center", gap: tokens.space2, minBlockSize: 44 }, "panels"),
)

export const fileName = style(layered({ minInlineSize: 0, overflowWrap: "anywhere" }, "panels"))

export const toNewest = style(
  layered(
    {
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: tokens.space3,
      display: "grid",
      justifyItems: "center",
      pointerEvents: "none",
    },
    "panels",
  ),
)

// Messages lie under it.
layeredInside(`${toNewest} > *`, { pointerEvents: "auto", background: tokens.raised }, "panels")

export const typing = style(
  layered(
    {
      flex: "none",
      minBlockSize: 20,
      paddingInline: tokens.gutter,
      background: tokens.sunken,
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingSm,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)
