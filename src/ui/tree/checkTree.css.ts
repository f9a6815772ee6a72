import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const phone = "(width < 768px)"

export const tree = style(layered({ columns: 2, columnGap: 40, "@media": { [phone]: { columns: 1 } } }))

export const group = style(layered({ breakInside: "avoid", paddingBlockEnd: 12 }))

export const parent = style(
  layered({
    display: "flex",
    alignItems: "center",
    gap: 8,
    minBlockSize: 36,
    borderBlockEnd: `1px solid ${tokens.line}`,
    marginBlockEnd: 4,
    fontWeight: tokens.weightMedium,
    "@media": { [phone]: { minBlockSize: 44 } },
  }),
)

export const child = style(
  layered({
    display: "flex",
    alignItems: "center",
    gap: 8,
    minBlockSize: 28,
    paddingInlineStart: 24,
    "@media": { [phone]: { minBlockSize: 44 } },
  }),
)

export const count = style(
  layered({
    marginInlineStart: "auto",
    flex: "none",
    fontSize: tokens.textXs,
    lineHeight: tokens.leadingXs,
    fontWeight: tokens.weightRegular,
    fontVariantNumeric: "tabular-nums",
    color: tokens.inkSubtle,
  }),
)

export const code = style(
  layered({
    marginInlineStart: "auto",
    color: tokens.inkSubtle,
    "@media": { [phone]: { display: "none" } },
  }),
)
