import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { low } from "../theme/low.ts"
import { layered, layeredInside } from "../theme/layered.ts"
import { enter } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

const phone = "(width < 768px)"

export const backdrop = recipe({
  base: layered({
    position: "fixed",
    inset: 0,
    zIndex: 1000,
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    placeItems: "center",
    padding: 16,
    background: tokens.scrim,
    "@media": { [phone]: { padding: 12, placeItems: "end center" } },
  }),
  variants: { sheet: { true: layered({ "@media": { [phone]: { padding: 0 } } }) } },
})

export const dialog = recipe({
  base: layered({
    display: "flex",
    maxBlockSize: "100%",
    minBlockSize: 0,
    borderRadius: tokens.radiusDialog,
    background: tokens.raised,
    boxShadow: tokens.shadowDialog,
    color: tokens.ink,
    overflow: "hidden",
    animation: `${enter} ${tokens.slow} ${tokens.ease}`,
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
  variants: {
    sheet: {
      true: layered({
        blockSize: "min(700px, 100%)",
        "@media": { [phone]: { blockSize: "100%", borderRadius: 0 } },
      }),
    },
  },
})

export const content = style(
  layered({
    flex: 1,
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    minBlockSize: 0,
    outline: 0,
    background: "inherit",
    selectors: { "&:focus-visible": { outline: 0 } },
    "@media": { [low]: { overflow: "auto" } },
  }),
)
layeredInside(`${content} > *`, { "@media": { [low]: { flex: "none", overflow: "visible" } } }, "utilities")

const phonePadding = { "@media": { [phone]: { paddingInline: tokens.space4 } } }

export const head = style(
  layered({
    flex: "none",
    display: "flex",
    alignItems: "flex-start",
    gap: 8,
    padding: "20px 24px 0",
    ...phonePadding,
  }),
)
layeredInside(`${head} > button`, { margin: "-2px -8px -4px auto" })

export const title = style(
  layered({
    fontSize: tokens.textLg,
    lineHeight: tokens.leadingLg,
    letterSpacing: "-0.006em",
    overflowWrap: "anywhere",
  }),
)

export const body = style(
  layered({
    minBlockSize: 0,
    overflow: "auto",
    padding: "8px 24px 20px",
    fontSize: tokens.textMd,
    lineHeight: tokens.leadingMd,
    color: tokens.inkMuted,
    ...phonePadding,
  }),
)

export const scroll = style(
  layered({ flex: 1, minBlockSize: 0, overflow: "auto", padding: "4px 24px 8px", ...phonePadding }),
)

/** Texts and fields of a dialog, stacked vertically. */
export const stack = style(layered({ display: "grid", gap: tokens.space4 }))
