import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const menu = style(
  layered({
    display: "grid",
    padding: 4,
    inlineSize: "max-content",
    minInlineSize: 200,
    maxInlineSize: "min(400px, 100vw - 24px)",
    outline: 0,
    overflow: "auto",
  }),
)

export const item = recipe({
  base: layered({
    display: "flex",
    alignItems: "center",
    gap: 8,
    minBlockSize: tokens.control,
    paddingInline: 8,
    borderRadius: tokens.radiusMark,
    color: tokens.ink,
    cursor: "default",
    overflowWrap: "anywhere",
    touchAction: "pan-x pan-y pinch-zoom",
    userSelect: "none",
    selectors: {
      "&:focus, &:focus-visible": { background: tokens.hover, outline: 0 },
      "&[aria-checked='true']": { fontWeight: tokens.weightMedium },
      "&[aria-disabled]": { color: tokens.inkDisabled },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&:focus": { outline: "2px solid Highlight", outlineOffset: -2 } },
      },
    },
  }),
  variants: { tone: { danger: layered({ color: tokens.dangerText }) } },
})

const { base, variants } = item.classNames

layeredInside(`${base} > svg`, { color: tokens.inkSubtle })
layeredInside(`${variants.tone.danger} > svg`, { color: "inherit" })
layeredInside(`${base}[aria-disabled] > svg`, { color: "inherit" })
/** The line above an item, from edge to edge. */
export const separator = style(
  layered({ blockSize: 1, margin: `${tokens.space1} -4px`, border: 0, background: tokens.line }),
)

export const end = style(
  layered({
    display: "inline-flex",
    marginInlineStart: "auto",
    paddingInlineStart: 16,
    color: tokens.inkSubtle,
    fontWeight: tokens.weightRegular,
  }),
)

/** The box of a checkbox item. */
export const checkmark = style(
  layered({
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: 16,
    blockSize: 16,
    border: `1px solid ${tokens.fieldLine}`,
    borderRadius: tokens.radiusMark,
    background: tokens.surface,
    color: tokens.onMark,
    selectors: {
      "[aria-checked='true'] > &": { background: tokens.accentMark, borderColor: tokens.accentMark },
    },
  }),
)
/** Hidden by more than a color: where colors are forced, none is transparent. */
layeredInside(`${base}:not([aria-checked="true"]) > ${checkmark} > svg`, { visibility: "hidden" })
layeredInside(`${base}[role="menuitemcheckbox"]`, { fontWeight: tokens.weightRegular })
