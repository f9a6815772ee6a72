import { panelRoots, within } from "./looks.ts"

const nameOf = (element: Element) =>
  `${element.localName} “${(element.textContent ?? "").trim().slice(0, 30)}”`

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
}

/** True if an ancestor of the element, within its panel, scrolls or clips horizontal overflow. */
const isClipped = (element: Element, root: Element): boolean => {
  const parent = element.parentElement
  if (!parent || element === root) return false
  return getComputedStyle(parent).overflowX !== "visible" || isClipped(parent, root)
}

/**
 * Returns elements wider than their panel, and the page if wider than its window; overlays may be as wide as the
 * window.
 */
export const tooWide = (): ReadonlyArray<string> => {
  const page = document.documentElement
  const excess = page.scrollWidth - page.clientWidth
  const elements = panelRoots().flatMap((root) => {
    const panel = root.getBoundingClientRect()
    return (
      [...root.querySelectorAll("*")]
        // Larger than what one sees of a checkbox is what one presses.
        .filter((element) => element.checkVisibility({ opacityProperty: true }))
        .filter((element) => isShown(element) && !isClipped(element, root))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          const [from, to] = element.closest("[popover], dialog:modal")
            ? [0, page.clientWidth]
            : [panel.left, panel.right]
          return left < from - 1 || right > to + 1
        })
        .map((element) => `wider than its place: ${nameOf(element)}`)
    )
  })
  return [...(excess > 0 ? [`the page is ${excess} px wider than its window`] : []), ...elements]
}

/** Returns the element at a point of the window, including inside shadow roots. */
const at = (x: number, y: number, root: Document | ShadowRoot = document): Element | null => {
  const found = root.elementFromPoint(x, y)
  return found?.shadowRoot && found.shadowRoot !== root ? at(x, y, found.shadowRoot) : found
}

const pressable =
  "button, a[href], input, [role=option], [role=menuitem], [role=menuitemradio], [tabindex='0']"

/** Returns the problems with the controls of the top overlay: each that cannot be pressed, with the reason. */
export const trapped = (): ReadonlyArray<string> => {
  const overlays = within(document).filter(
    (element) =>
      element.matches("dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]") &&
      element.closest("[popover], dialog:modal") &&
      isShown(element),
  )
  const overlay = overlays.at(-1)
  if (!overlay) return ["nothing has opened"]
  const { left, top, right, bottom } = overlay.getBoundingClientRect()
  const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
  const items = [...overlay.querySelectorAll(pressable)].filter(isShown)
  const covered = items.filter((item) => {
    const { x, y, width, height } = item.getBoundingClientRect()
    const [middle, centre] = [x + width / 2, y + height / 2]
    const hit = centre < 0 || centre > innerHeight ? item : at(middle, centre)
    return !hit || !(item.contains(hit) || overlay.contains(hit))
  })
  return [
    ...(outside ? ["what opened is partly outside of the window"] : []),
    ...(items.length === 0 ? ["nothing in what opened can be pressed"] : []),
    ...covered.map((item) => `covered: ${nameOf(item)}`),
  ]
}

/** Ids that more than one element of the same document or shadow root has. */
export const doubleIds = (): ReadonlyArray<string> => {
  const seen = new Map<Node, Set<string>>()
  return within(document).flatMap((element) => {
    const tree = element.getRootNode()
    const ids = seen.get(tree) ?? new Set()
    seen.set(tree, ids)
    const isDouble = element.id !== "" && ids.has(element.id)
    ids.add(element.id)
    return isDouble ? [`two elements have the id ${element.id}`] : []
  })
}
