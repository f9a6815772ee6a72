import type { KeyboardEvent, MouseEvent } from "react"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { isAcceptance, offeredOf, primaryOf } from "./offeredMoves.ts"
import { commonTemplates } from "./printTemplates.ts"
import type { Board } from "./useBoard.ts"

const cardSelector = "[data-order]"
const pressable = "button, a, input, label"

const cardAt = (target: EventTarget) => (target as Element).closest<HTMLElement>(cardSelector)
const focusCard = (card: Element | null | undefined) => card?.querySelector("button")?.focus()

const inLane = (lane: Element | null | undefined) => [...(lane?.querySelectorAll(cardSelector) ?? [])]

/** The card beside one in its column, or at the same height of a column beside it that has any. */
const neighbour = (card: HTMLElement, key: string): Element | undefined => {
  const lane = card.closest("[data-column]")
  const place = inLane(lane).indexOf(card)
  if (key === "ArrowDown") return inLane(lane)[place + 1]
  if (key === "ArrowUp") return inLane(lane)[place - 1]
  const lanes = [...(lane?.parentElement?.children ?? [])]
  const at = lanes.findIndex((one) => one === lane)
  const rest = key === "ArrowRight" ? lanes.slice(at + 1) : lanes.slice(0, at).toReversed()
  const cards = rest.map(inLane).find((all) => all.length > 0) ?? []
  return cards[Math.min(place, cards.length - 1)]
}

const arrows: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"])

/** What is dispatched by a key. */
const dispatches: ReadonlyArray<OrderStatus> = ["DISPATCH", "DELIVERY_ROUTE"]

/**
 * A card's keys: arrows go to those beside it, A accepts or does what comes next, D dispatches, P prints, X selects. A press
 * on a card opens its order.
 */
export const useBoardKeys = (board: Board) => {
  const actOn = (key: string, letter: string) => {
    const card = board.model.card(key).peek()
    if (!card) return false
    const offered = offeredOf(card.order)
    const next = primaryOf(card.order)
    const isNext = next !== undefined && isAcceptance(card.order, next)
    const to =
      letter === "a" && isNext
        ? next
        : letter === "d"
          ? dispatches.find((one) => offered.includes(one))
          : undefined
    const [template] = commonTemplates([card.order])
    if (letter === "x") board.selection.toggle(key)
    else if (letter === "p" && board.print && template) board.print([card], template)
    else if (to) board.move(card, to)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const card = cardAt(event.target)
    const key = card?.dataset["order"]
    if (!card || key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if ((event.target as Element).matches("input")) return
    if (arrows.has(event.key)) {
      // A menu's button opens it with these.
      if ((event.target as Element).matches("[aria-haspopup]")) return
      event.preventDefault()
      return focusCard(neighbour(card, event.key))
    }
    if (board.mayMove && actOn(key, event.key.toLowerCase())) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const key = cardAt(event.target)?.dataset["order"]
    if (key === undefined || (event.target as Element).closest(pressable)) return
    if (board.mayMove && (event.ctrlKey || event.metaKey)) return board.selection.toggle(key)
    board.open(key)
  }
  return { onKeyDown, onClick }
}
