import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

/** A dashed border without a value, solid accent with one. */
export const chip = style(
  layered({
    display: "inline-flex",
    alignItems: "center",
    flex: "none",
    maxInlineSize: 280,
    blockSize: tokens.control,
    border: `1px dashed ${tokens.lineStrong}`,
    borderRadius: tokens.radiusControl,
    color: tokens.inkMuted,
    selectors: {
      "&:hover": { background: tokens.hover, color: tokens.ink },
      "&[data-selected]": {
        borderStyle: "solid",
        borderColor: tokens.accentLine,
        background: tokens.accentSoft,
        color: tokens.accentText,
      },
      "&[data-selected]:hover": { background: tokens.accentSoftHover },
    },
  }),
)

export const trigger = style(
  layered({
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minInlineSize: 0,
    blockSize: "100%",
    paddingInline: 10,
    border: 0,
    borderRadius: tokens.radiusControl,
    background: "none",
    color: "inherit",
    fontWeight: tokens.weightMedium,
    cursor: "default",
    selectors: { "[data-selected] > &": { paddingInlineEnd: 2 } },
  }),
)
layeredInside(`${chip} > ${trigger} > span`, {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
})

layeredInside(`${chip} > ${trigger} ~ button`, { color: "inherit", blockSize: "100%" })
