import { style } from "@vanilla-extract/css"
import * as shared from "../../../resource/board/board.css.ts"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

/** The columns beside each other, as wide as a card is read. */
export const board = style([shared.board, layered({ gridAutoColumns: "minmax(232px, 1fr)" }, "panels")])

export const card = style([
  shared.card,
  layered({ selectors: { '&[data-tone="danger"]': { borderColor: tokens.dangerLine } } }, "panels"),
])

export const cardHead = style(layered({ display: "flex", alignItems: "center" }, "panels"))

export const age = style(
  layered(
    {
      marginInlineStart: "auto",
      fontSize: tokens.textXs,
      color: tokens.inkMuted,
      fontVariantNumeric: "tabular-nums",
    },
    "panels",
  ),
)

export const line = style(layered({ ...shared.cut, minInlineSize: 0 }, "panels"))

export const facts = style(
  layered(
    { display: "flex", alignItems: "center", gap: tokens.space2, fontSize: tokens.textXs, minInlineSize: 0 },
    "panels",
  ),
)

export const actions = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: tokens.space1,
      marginBlockStart: tokens.space1,
    },
    "panels",
  ),
)

/** A delivery beside the board. */
export const sheet = style(layered({ overflow: "auto", minBlockSize: 0 }, "panels"))

export const sheetHead = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space2,
      padding: `${tokens.space3} ${tokens.gutter}`,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)
