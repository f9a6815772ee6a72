import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const phone = "(width < 768px)"

export const backdrop = style(
  layered({
    position: "fixed",
    inset: 0,
    zIndex: 1000,
    display: "flex",
    justifyContent: "flex-end",
    background: tokens.scrim,
  }),
)

const sheetOf = (inlineSize: string) =>
  layered({
    display: "flex",
    inlineSize,
    minBlockSize: 0,
    overflow: "hidden",
    borderStartStartRadius: tokens.radiusDialog,
    borderEndStartRadius: tokens.radiusDialog,
    background: tokens.raised,
    boxShadow: tokens.shadowDialog,
    color: tokens.ink,
    "@media": {
      [phone]: { borderRadius: 0 },
      "(forced-colors: active)": { border: "1px solid" },
    },
  })

export const sheet = style(sheetOf("min(760px, 100%)"))
export const wideSheet = style(sheetOf("min(952px, 100%)"))
