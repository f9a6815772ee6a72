import { useLayoutEffect } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import type { Fault } from "./Fault.ts"
import type { Page } from "./page.ts"

const mark = /^__react(?:Container|Fiber)\$/

/** React DOM marks what it draws with a name that each copy of it makes up. */
const copyOf = (element: Element): string | undefined =>
  Object.keys(element)
    .find((name) => mark.test(name))
    ?.replace(mark, "")

/** Draws a component with a hook: the copy that drew it, undefined where React and React DOM are of different copies. */
const drawWithHook = (): string | undefined => {
  const place = document.createElement("div")
  let isDrawn = false
  const Drawn = () => {
    useLayoutEffect(() => {
      isDrawn = true
    })
    return null
  }
  const root = createRoot(place, { onUncaughtError: () => {} })
  const copy = copyOf(place)
  try {
    flushSync(() => root.render(<Drawn />))
  } catch {
    return undefined
  } finally {
    root.unmount()
  }
  return isDrawn ? copy : undefined
}

const copiesOf = (elements: ReadonlyArray<Element>): ReadonlySet<string> =>
  new Set(elements.map(copyOf).filter((copy) => copy !== undefined))

/**
 * Panels in React need the page's; tags bring their own, which may stand beside it. Where the doctor came with the tags
 * alone, it cannot know which React panels of the page were bundled with.
 */
export const findDuplicateReact = (
  { elements, outsideTags }: Page,
  hasReactPanels: boolean,
): ReadonlyArray<Fault> => {
  const own = drawWithHook()
  if (own === undefined) return [{ kind: "duplicateReact" }]
  const outside = new Set(outsideTags)
  const ofPage = copiesOf(outsideTags)
  const ofTags = copiesOf(elements.filter((element) => !outside.has(element)))
  const isOfTags = ofTags.has(own) && !hasReactPanels
  return ofPage.size > 0 && !ofPage.has(own) && !isOfTags ? [{ kind: "duplicateReact" }] : []
}
