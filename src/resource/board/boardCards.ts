import type { KeyboardEvent } from "react"
import { readingKey } from "../../ui/root/readingKey.ts"

/** The column something stands in. */
export const laneAt = (target: EventTarget) => (target as Element).closest<HTMLElement>("[data-column]")

const arrows: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"])

/** Finds the cards of a board by the attribute that holds each one's key: `data-order` for `order`. */
export const boardCards = (name: string) => {
  const selector = `[data-${name}]`
  const cardAt = (target: EventTarget) => (target as Element).closest<HTMLElement>(selector)
  const keyAt = (target: EventTarget) => cardAt(target)?.dataset[name]
  const within = (place: Element | null | undefined) => [
    ...(place?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  /** The card beside one in its column, or at the same height of the nearest column beside it that has any. */
  const neighbor = (card: HTMLElement, arrow: string): Element | undefined => {
    const lane = laneAt(card)
    const place = within(lane).indexOf(card)
    if (arrow === "ArrowDown") return within(lane)[place + 1]
    if (arrow === "ArrowUp") return within(lane)[place - 1]
    const lanes = [...(lane?.parentElement?.children ?? [])]
    const at = lanes.findIndex((one) => one === lane)
    const rest = arrow === "ArrowRight" ? lanes.slice(at + 1) : lanes.slice(0, at).toReversed()
    const cards = rest.map(within).find((all) => all.length > 0) ?? []
    return cards[Math.min(place, cards.length - 1)]
  }
  return {
    keyAt,
    within,
    /** The card that holds something within a place. */
    find: (place: Element, key: string | undefined) =>
      within(place).find(({ dataset }) => dataset[name] === key),
    /** Goes to the card beside with an arrow; false for another key, and outside of cards. */
    goByArrow: (event: KeyboardEvent): boolean => {
      const card = cardAt(event.target)
      if (!card || !arrows.has(event.key)) return false
      // A menu's button opens it with these.
      if ((event.target as Element).matches("[aria-haspopup]")) return true
      event.preventDefault()
      neighbor(card, readingKey(event))?.querySelector("button")?.focus()
      return true
    },
  }
}

export type BoardCards = ReturnType<typeof boardCards>
