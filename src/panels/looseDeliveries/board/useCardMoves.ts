import { type DragEvent, type KeyboardEvent, useRef } from "react"
import { idKey } from "../../../contract/wire/recordId.ts"
import { columnOf, type LooseRow, type LooseStep, stepInto } from "./looseColumns.ts"

const cardSelector = "[data-delivery]"
const cardAt = (target: EventTarget) => (target as Element).closest<HTMLElement>(cardSelector)
const laneAt = (target: EventTarget) => (target as Element).closest<HTMLElement>("[data-column]")
const inLane = (lane: Element | null | undefined) => [...(lane?.querySelectorAll(cardSelector) ?? [])]

/** The card beside one in its column, or at the same height of the nearest column beside it that has any. */
const neighbour = (card: HTMLElement, key: string): Element | undefined => {
  const lane = laneAt(card)
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

/** Marks the column under the pointer, and those that do not take the card. */
const mark = (board: Element, row: LooseRow | undefined, under: Element | null) => {
  for (const lane of board.querySelectorAll<HTMLElement>("[data-column]")) {
    const column = lane.dataset["column"]
    const takes = row !== undefined && stepInto(row, column) !== undefined
    lane.toggleAttribute("data-target", takes && lane === under)
    lane.toggleAttribute("data-refused", row !== undefined && !takes && columnOf(row.status) !== column)
  }
}

/** Arrows go from one card to another. */
const onKeyDown = (event: KeyboardEvent) => {
  const card = cardAt(event.target)
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey
  if (!card || hasModifier || !arrows.has(event.key)) return
  // A menu's button opens it with these.
  if ((event.target as Element).matches("[aria-haspopup]")) return
  event.preventDefault()
  neighbour(card, event.key)?.querySelector("button")?.focus()
}

/** Cards are dragged to columns they may go to; arrows go from one card to another. */
export const useCardMoves = (
  rows: ReadonlyArray<LooseRow>,
  act: (row: LooseRow, step: LooseStep) => void,
) => {
  const dragged = useRef<LooseRow>(undefined)
  const onDragStart = (event: DragEvent) => {
    const key = cardAt(event.target)?.dataset["delivery"]
    dragged.current = rows.find(({ _id }) => idKey(_id) === key)
    if (!dragged.current) return
    event.dataTransfer.effectAllowed = "move"
    event.dataTransfer.setData("text/plain", String(dragged.current.code))
    mark(event.currentTarget, dragged.current, null)
  }
  const stepAt = (event: DragEvent) =>
    dragged.current && stepInto(dragged.current, laneAt(event.target)?.dataset["column"])
  const onDragOver = (event: DragEvent) => {
    if (stepAt(event) === undefined) return
    event.preventDefault()
    mark(event.currentTarget, dragged.current, laneAt(event.target))
  }
  const onDragEnd = (event: DragEvent) => {
    dragged.current = undefined
    mark(event.currentTarget, undefined, null)
  }
  const onDrop = (event: DragEvent) => {
    const row = dragged.current
    const step = stepAt(event)
    onDragEnd(event)
    if (!row || !step) return
    event.preventDefault()
    act(row, step)
  }
  return { onDragStart, onDragOver, onDragEnd, onDrop, onKeyDown }
}
