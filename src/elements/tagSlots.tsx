import type { ReactNode } from "react"
import { adoptSheets } from "../ui/root/sheets.ts"
import { host } from "../ui/shadow/shadowPlace.css.ts"
import { roomless } from "./panelElement.css.ts"

/** What a page's script gives for slots, by their names. `actions` is a place in the page, not content. */
export type GivenSlots = Readonly<Record<string, unknown>>

const actions = "actions"

const isElement = (content: unknown): content is Element =>
  typeof content === "object" && content !== null && (content as Partial<Node>).nodeType === 1

const elementsOf = (given: GivenSlots) =>
  Object.entries(given).filter(
    (entry): entry is [string, Element] => entry[0] !== actions && isElement(entry[1]),
  )

/** Makes elements that are given for slots children of the tag, as if the page had written them there. */
export const placeElements = (tag: HTMLElement, before: GivenSlots = {}, now: GivenSlots = {}): void => {
  for (const [name, element] of elementsOf(before)) if (now[name] !== element) element.remove()
  for (const [name, element] of elementsOf(now)) {
    element.slot = name
    if (element.parentNode !== tag) tag.append(element)
  }
}

/** The slots that children of a tag name, as one text. */
export const namedSlots = (tag: HTMLElement): string =>
  [...new Set([...tag.children].map(({ slot }) => slot))].filter((name) => name !== "").join(" ")

const places = new WeakMap<Element, Element>()

/** A place in the page that takes a list's main action, with our styles around it. */
const styledPlace = (place: Element): Element => {
  const known = places.get(place)
  if (known) return known
  const around = document.createElement("div")
  around.className = host
  const shadow = around.attachShadow({ mode: "open" })
  const inside = document.createElement("div")
  inside.className = `balcao ${roomless}`
  shadow.append(inside)
  place.append(around)
  adoptSheets(shadow)
  places.set(place, inside)
  return inside
}

/** The slots of a panel in a tag: what children of the tag name is shown by native slots. */
export const panelSlots = (tag: HTMLElement, given: GivenSlots = {}): Readonly<Record<string, unknown>> => {
  const place = given[actions]
  const native = tag.shadowRoot ? namedSlots(tag).split(" ").filter(Boolean) : []
  const contents = Object.entries(given).filter(([name, content]) => name === actions || !isElement(content))
  return {
    ...Object.fromEntries(contents),
    ...(isElement(place) && tag.shadowRoot && { [actions]: styledPlace(place) }),
    ...Object.fromEntries(native.map((name): [string, ReactNode] => [name, <slot key={name} name={name} />])),
  }
}
