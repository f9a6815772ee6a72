import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

/** Tabs that do not fit are reached by scrolling. */
const scrolls = { overflowX: "auto", overflowY: "hidden", scrollbarWidth: "none" } as const

export const list = style(
  layered({
    flex: "none",
    display: "flex",
    gap: 20,
    blockSize: 40,
    borderBlockEnd: `1px solid ${tokens.line}`,
    "@media": { "(width < 768px)": scrolls },
    "@container": { "balcao-panel (inline-size < 640px)": scrolls },
  }),
)

export const tab = style(
  layered({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    padding: 0,
    border: 0,
    background: "none",
    color: tokens.inkMuted,
    fontWeight: tokens.weightMedium,
    whiteSpace: "nowrap",
    borderRadius: 2,
    selectors: {
      "&:hover, &[aria-selected='true']": { color: tokens.ink },
      "&:disabled": { color: tokens.inkDisabled },
      "&:focus-visible": { outlineOffset: -2 },
    },
  }),
)
layeredInside(`${tab}[aria-selected="true"]::after`, {
  content: "",
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: -1,
  blockSize: 2,
  background: tokens.accentMark,
  borderRadius: 1,
})

export const panel = style(
  layered({ minInlineSize: 0, selectors: { "&:focus-visible": { outlineOffset: -2 } } }),
)
