/** A node of a panel that a style sheet of the page changed. */
export interface Changed {
  readonly node: string
  readonly properties: ReadonlyArray<string>
}

/** Parts of elements that a page may style as well, by the elements that have them. */
const parts = {
  "::before": "*",
  "::after": "*",
  "::marker": "li, summary",
  "::placeholder": "input, textarea",
  "::file-selector-button": "[type=file]",
  "::-webkit-search-cancel-button": "[type=search]",
}

/** Every element, those in shadow roots included. */
export const within = (root: ParentNode): ReadonlyArray<Element> =>
  [...root.querySelectorAll("*")].flatMap((element) => [
    element,
    ...(element.shadowRoot ? within(element.shadowRoot) : []),
  ])

/** The outermost element of each panel. */
export const panelRoots = () =>
  within(document).filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element.matches(".balcao"),
  )

/** Returns the computed look of an element and its parts, one text each. */
const lookOf = (element: Element): ReadonlyArray<string> => [
  getComputedStyle(element).cssText,
  ...Object.entries(parts).flatMap(([part, having]) => {
    const style = element.matches(having) ? getComputedStyle(element, part) : undefined
    return style && style.content !== "none" ? [`${part} { ${style.cssText} }`] : []
  }),
]

/** The properties in which two looks differ; the page's own custom ones are no look. */
const differences = (before: ReadonlyArray<string>, after: ReadonlyArray<string>): ReadonlyArray<string> => {
  const known = new Set(before.flatMap((look) => look.split("; ")))
  return after
    .flatMap((look) => look.split("; "))
    .filter((property) => !known.has(property) && !property.startsWith("--"))
}

let looks = new Map<Element, ReadonlyArray<string>>()

/** Remembers how every element of the panels looks, and says how many there are. */
export const remember = (): number => {
  const elements = panelRoots().flatMap((element) => [element, ...element.querySelectorAll("*")])
  looks = new Map(elements.map((element) => [element, lookOf(element)]))
  return looks.size
}

/** The nodes that look otherwise than remembered: what they are, and what they look like now. */
export const changed = (): ReadonlyArray<Changed> =>
  [...looks].flatMap(([element, before]) => {
    const after = lookOf(element)
    if (after.join() === before.join()) return []
    const properties = differences(before, after)
    return properties.length === 0
      ? []
      : [{ node: `${element.tagName} ${element.getAttribute("class")}`, properties }]
  })
