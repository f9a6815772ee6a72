import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const container = style(
  layered({
    display: "grid",
    gap: tokens.space1,
    padding: tokens.space2,
    inlineSize: 300,
    maxInlineSize: "100%",
    minBlockSize: 0,
  }),
)

export const options = style(layered({ display: "grid", maxBlockSize: 280, overflow: "auto" }))

export const option = style(
  layered({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.space2,
    minBlockSize: tokens.control,
    padding: `${tokens.space1} ${tokens.space2}`,
    border: 0,
    borderRadius: tokens.radiusMark,
    background: "none",
    color: tokens.ink,
    textAlign: "start",
    overflowWrap: "anywhere",
    selectors: {
      "&:hover, &[data-highlighted]": { background: tokens.hover },
      "&[aria-selected='true']": { fontWeight: tokens.weightMedium },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: -2 } },
      },
    },
  }),
)

export const hint = style(
  layered({
    display: "block",
    color: tokens.inkMuted,
    fontSize: tokens.textXs,
    lineHeight: tokens.leadingXs,
    fontWeight: tokens.weightRegular,
    fontVariantNumeric: "tabular-nums",
  }),
)

export const note = style(
  layered({ display: "block", padding: `${tokens.space1} ${tokens.space2}`, color: tokens.inkMuted }),
)
