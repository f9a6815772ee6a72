import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const preview = style(
  layered({ display: "grid", gap: tokens.space2, margin: 0, marginBlockEnd: tokens.space5 }, "panels"),
)

const smallText = { color: tokens.inkSubtle, fontSize: tokens.textXs, lineHeight: tokens.leadingXs }

/** As wide as a phone, or smaller where there is no room for one. */
export const phone = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      inlineSize: "100%",
      maxInlineSize: 390,
      padding: tokens.space3,
      paddingBlockEnd: tokens.space6,
      border: `1px solid ${tokens.lineStrong}`,
      borderRadius: 20,
      background: tokens.surface,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

export const bar = style(
  layered(
    {
      ...smallText,
      textAlign: "center",
      paddingBlockEnd: tokens.space2,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

export const picture = style(
  layered(
    {
      display: "grid",
      placeItems: "center",
      overflow: "hidden",
      inlineSize: "100%",
      borderRadius: tokens.radiusControl,
      background: tokens.sunken,
      color: tokens.inkSubtle,
      fontSize: tokens.textXs,
    },
    "panels",
  ),
)

export const image = style(layered({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }, "panels"))

export const small = style(layered(smallText, "panels"))

export const written = style(layered({ margin: 0, whiteSpace: "pre-line" }, "panels"))

export const button = style(
  layered(
    {
      padding: tokens.space2,
      borderRadius: tokens.radiusControl,
      background: tokens.accentSolid,
      color: tokens.onAccent,
      textAlign: "center",
      fontWeight: 600,
    },
    "panels",
  ),
)

/** Preview of something shown elsewhere than on a phone. */
export const sheet = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      padding: tokens.space4,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusControl,
      background: tokens.surface,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

export const large = style(layered({ fontSize: tokens.textLg, lineHeight: tokens.leadingLg }, "panels"))

/** The color a tile has. */
export const tile = style(
  layered({ display: "block", blockSize: 8, borderRadius: tokens.radiusControl }, "panels"),
)
