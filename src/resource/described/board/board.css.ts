import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"
import * as shared from "../../board/board.css.ts"

/** The columns beside each other, as wide as a card is read. */
export const board = style([shared.board, layered({ gridAutoColumns: "minmax(248px, 1fr)" }, "panels")])

export const card = style([shared.card, layered({ fontSize: tokens.textSm }, "panels")])

export const cardHead = style(
  layered(
    { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start", gap: tokens.space1 },
    "panels",
  ),
)

/** The way into the record; its second line is the last. */
export const title = style([
  shared.way,
  layered(
    {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      overflow: "hidden",
      textAlign: "start",
      overflowWrap: "anywhere",
    },
    "panels",
  ),
])

/** Wraps to as many lines as needed, so that the time since something is overdue is never cut off. */
export const fact = style(
  layered({ minInlineSize: 0, overflowWrap: "anywhere", color: tokens.inkMuted }, "panels"),
)
layeredInside(`${fact} > span`, { whiteSpace: "normal" }, "panels")
layeredInside(`${fact} time`, { whiteSpace: "nowrap" }, "panels")
