/** Every element of the page, those in open shadow roots included. */
const everyElement = (root: Document | ShadowRoot = document): ReadonlyArray<Element> =>
  [...root.querySelectorAll("*")].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everyElement(element.shadowRoot) : []),
  ])

const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode()
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

/** The elements around one, the nearest first, out of shadow roots too. */
export const ancestorsOf = (element: Element): ReadonlyArray<Element> => {
  const parent = parentOf(element)
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

const isInTag = (element: Element): boolean =>
  [element, ...ancestorsOf(element)].some(({ localName }) => localName.startsWith("balcao-"))

/** The page as it is now. */
export interface Page {
  readonly elements: ReadonlyArray<Element>
  /** The outermost element of each panel or provider. */
  readonly roots: ReadonlyArray<HTMLElement>
  /** The library's tags. */
  readonly tags: ReadonlyArray<Element>
  /** Elements that are neither our tags nor inside one. */
  readonly outsideTags: ReadonlyArray<Element>
}

export const readPage = (): Page => {
  const elements = everyElement()
  return {
    elements,
    roots: elements.filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element.matches(".balcao"),
    ),
    tags: elements.filter(({ localName }) => localName.startsWith("balcao-")),
    outsideTags: elements.filter((element) => !isInTag(element)),
  }
}
