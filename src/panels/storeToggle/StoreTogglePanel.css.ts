import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const frame = {
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  border: `1px solid ${tokens.lineStrong}`,
  background: tokens.surface,
  color: tokens.ink,
} as const

export const inline = style(
  layered(
    {
      ...frame,
      display: "inline-flex",
      alignItems: "center",
      gap: 10,
      blockSize: 32,
      paddingInline: "10px 6px",
      borderRadius: tokens.radiusControl,
      fontWeight: tokens.weightMedium,
      whiteSpace: "nowrap",
      "@media": { "(width < 768px)": { border: 0, gap: 4, paddingInline: 4 } },
    },
    "panels",
  ),
)

export const store = style(
  layered({ ...frame, borderRadius: tokens.radiusSurface, inlineSize: "100%" }, "panels"),
)

export const head = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space3,
      minBlockSize: 62,
      padding: `${tokens.space2} ${tokens.space4}`,
    },
    "panels",
  ),
)

export const about = style(
  layered(
    {
      flex: 1,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: tokens.space2,
      minInlineSize: 0,
      fontWeight: tokens.weightStrong,
    },
    "panels",
  ),
)

export const said = style(
  layered(
    {
      flexBasis: "100%",
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      fontWeight: tokens.weightRegular,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

export const foot = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space2,
      minBlockSize: 40,
      padding: `${tokens.space1} ${tokens.space2} ${tokens.space1} ${tokens.space4}`,
      borderBlockStart: `1px solid ${tokens.line}`,
      fontSize: tokens.textXs,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

/** Content in one line, with its message below that line. */
export const strip = style(layered({ position: "relative", display: "inline-flex" }, "panels"))

export const over = style(
  layered(
    {
      position: "absolute",
      insetBlockStart: "calc(100% + 6px)",
      insetInlineEnd: 0,
      zIndex: 10,
      inlineSize: "max-content",
      maxInlineSize: "min(360px, 90vw)",
      borderRadius: tokens.radiusControl,
      background: tokens.raised,
      boxShadow: tokens.shadowPopover,
      selectors: {
        "&[popover]": {
          position: "fixed",
          inset: "auto 12px 12px",
          inlineSize: "auto",
          maxInlineSize: "none",
          padding: 0,
          border: 0,
        },
      },
    },
    "panels",
  ),
)

export const below = style(layered({ marginBlockStart: tokens.space2 }, "panels"))

/** On a phone the state keeps its word; what else there is to say shrinks to its shape and its name. */
export const word = style(
  layered(
    {
      "@media": {
        "(width < 768px)": {
          position: "absolute",
          inlineSize: 1,
          overflow: "hidden",
          clipPath: "inset(50%)",
        },
      },
    },
    "panels",
  ),
)

/** Beside the state, where a page's head has room. */
export const after = style(
  layered(
    {
      fontSize: tokens.textXs,
      fontWeight: tokens.weightRegular,
      color: tokens.inkMuted,
      "@media": { "(width < 1024px)": { display: "none" } },
    },
    "panels",
  ),
)

export const waiting = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)
