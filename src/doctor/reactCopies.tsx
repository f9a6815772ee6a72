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

/** A page may have React beside our tags, which bring their own; panels in React need the page's. */
export const findDuplicateReact = ({ tags, outsideTags }: Page): ReadonlyArray<Fault> => {
  const own = drawWithHook()
  if (own === undefined) return [{ kind: "duplicateReact" }]
  const copies = new Set(outsideTags.map(copyOf).filter((copy) => copy !== undefined))
  return copies.size > 0 && tags.length === 0 && !copies.has(own) ? [{ kind: "duplicateReact" }] : []
}
