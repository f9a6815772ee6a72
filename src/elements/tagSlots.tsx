import type { ReactNode } from "react"

/** Slot contents from a page's script, by slot name. `actions` is a place in the page, not content. */
export type GivenSlots = Readonly<Record<string, unknown>>

const actions = "actions"

const isElement = (content: unknown): content is Element =>
  typeof content === "object" && content !== null && (content as Partial<Node>).nodeType === 1

const elementsOf = (slots: GivenSlots) =>
  Object.entries(slots).filter(
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

const warned = new WeakSet<HTMLElement>()

/** The slots of a tag that its children fill; `actions` takes none, which is said once. */
const nativeSlots = (tag: HTMLElement): ReadonlyArray<string> => {
  if (!tag.shadowRoot) return []
  const names = namedSlots(tag).split(" ").filter(Boolean)
  if (names.includes(actions) && !warned.has(tag)) {
    warned.add(tag)
    // oxlint-disable-next-line no-console -- for the developer who wrote the child
    console.warn(
      `balcao: <${tag.localName}> shows no child with slot="actions": set its property slots to { actions: element }.`,
    )
  }
  return names.filter((name) => name !== actions)
}

/** The slots of a panel in a tag: what children of the tag name is shown by native slots. */
export const panelSlots = (
  tag: HTMLElement,
  slots: GivenSlots = {},
  actionsAt: (place: Element | undefined) => Element | undefined,
): Readonly<Record<string, unknown>> => {
  const place = slots[actions]
  const contents = Object.entries(slots).filter(([name, content]) => name === actions || !isElement(content))
  const inside = actionsAt(isElement(place) && tag.shadowRoot ? place : undefined)
  return {
    ...Object.fromEntries(contents),
    ...(inside && { [actions]: inside }),
    ...Object.fromEntries(
      nativeSlots(tag).map((name): [string, ReactNode] => [name, <slot key={name} name={name} />]),
    ),
  }
}
