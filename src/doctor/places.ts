import { version } from "../ui/root/version.ts"
import type { Fault } from "./Fault.ts"
import { ancestorsOf, type Page } from "./page.ts"

const unmarked = "< 0.1.0"

/** More than one version of the library: of panels on the page, and of this entry. */
export const findVersions = ({ roots }: Page): ReadonlyArray<Fault> => {
  const versions = [...new Set([version, ...roots.map((root) => root.dataset["version"] ?? unmarked)])]
  return versions.length > 1 ? [{ kind: "twoVersions", versions: versions.toSorted() }] : []
}

/** The first panel without our style sheet of each document or shadow root. */
export const findMissingStyles = ({ roots }: Page): ReadonlyArray<Fault> => {
  const bare = roots.filter((root) => getComputedStyle(root).getPropertyValue("--balcao-ink") === "")
  const trees = bare.map((root) => root.getRootNode())
  return bare
    .filter((_, at) => trees.indexOf(trees[at] as Node) === at)
    .map((panel) => ({ kind: "missingStyles", panel }))
}

/** Inline elements, and those without a box, have no size of their own. */
const isFlat = (element: Element) =>
  (element.clientHeight === 0 || element.clientWidth === 0) &&
  !/^(inline|contents)$/.test(getComputedStyle(element).display)

const clips = (element: Element) => {
  const { overflowX, overflowY } = getComputedStyle(element)
  return overflowX !== "visible" || overflowY !== "visible"
}

/** Something to show: in the panel's own size, or in a part that scrolls and has shrunk to nothing. */
const hasContent = (root: Element) =>
  root.scrollHeight > 0 ||
  [...root.querySelectorAll("*")].some((part) => part.scrollHeight > 0 && isFlat(part))

/** Panels that have something to show and no room for it. What a page hides on purpose is left out. */
export const findNoSpace = ({ roots }: Page): ReadonlyArray<Fault> =>
  roots
    .filter((root) => root.checkVisibility() && hasContent(root))
    .flatMap((panel) => {
      const ancestors = ancestorsOf(panel)
      const container = ancestors.find((one) => isFlat(one) && (isFlat(panel) || clips(one)))
      return container ? [{ kind: "noSpace" as const, panel, container }] : []
    })

/**
 * Values of CSS properties that make an element contain its fixed descendants (CSS Transforms, Filter Effects and
 * Containment), or clip them.
 */
const holding: Readonly<Record<string, (value: string) => boolean>> = {
  transform: (value) => value !== "none",
  translate: (value) => value !== "none",
  scale: (value) => value !== "none",
  rotate: (value) => value !== "none",
  perspective: (value) => value !== "none",
  filter: (value) => value !== "none",
  "backdrop-filter": (value) => value !== "none",
  "will-change": (value) => /transform|translate|scale|rotate|perspective|filter/.test(value),
  contain: (value) => /paint|layout|strict|content/.test(value),
  "content-visibility": (value) => value === "auto",
}

const holdingProperty = (element: Element): string | undefined => {
  const style = getComputedStyle(element)
  return Object.entries(holding).find(([name, isHolding]) => {
    const value = style.getPropertyValue(name)
    return value !== "" && isHolding(value)
  })?.[0]
}

/** Panels of versions before overlays went to the top layer, or in browsers without one, inside what would hold them. */
export const findTrappedOverlays = ({ roots }: Page): ReadonlyArray<Fault> => {
  const hasTopLayer = "togglePopover" in HTMLElement.prototype
  return roots
    .filter((root) => !hasTopLayer || !root.querySelector(":scope > [popover]"))
    .flatMap((panel) => {
      const container = ancestorsOf(panel).find((one) => holdingProperty(one) !== undefined)
      const property = container && holdingProperty(container)
      return property ? [{ kind: "trappedOverlays" as const, panel, container, property }] : []
    })
}

/** Tags that no script has defined. */
export const findUndefinedTags = ({ tags }: Page): ReadonlyArray<Fault> =>
  [...new Set(tags.map(({ localName }) => localName))]
    .filter((tag) => !customElements.get(tag))
    .map((tag) => ({ kind: "undefinedTag", tag }))
