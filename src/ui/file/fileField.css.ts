import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const zone = style(
  layered({
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 12px",
    minInlineSize: 0,
    padding: 10,
    border: `1px dashed ${tokens.fieldLine}`,
    borderRadius: tokens.radiusControl,
    background: tokens.surface,
    color: tokens.ink,
    transition: `border-color ${tokens.fast}, background ${tokens.fast}`,
    selectors: {
      "&[data-over]": { borderColor: tokens.focus, background: tokens.sunken },
      "&[data-invalid]": { borderColor: tokens.dangerMark },
      "&[data-disabled]": {
        background: tokens.sunken,
        borderColor: tokens.line,
        color: tokens.inkDisabled,
      },
    },
  }),
)

export const thumb = style(
  layered({
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: 48,
    blockSize: 48,
    overflow: "hidden",
    borderRadius: tokens.radiusControl,
    background: tokens.sunken,
    color: tokens.inkSubtle,
    selectors: { "&[data-small]": { inlineSize: 28, blockSize: 28, borderRadius: tokens.radiusMark } },
  }),
)

export const picture = style(layered({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }))

export const details = style(layered({ display: "grid", gap: 2, flex: "1 1 120px", minInlineSize: 0 }))

export const name = style(layered({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }))

const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs, color: tokens.inkSubtle }

export const size = style(layered(small))

export const drop = style(layered({ ...small, flex: "1 1 160px", minInlineSize: 0 }))

export const actions = style(layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }))
