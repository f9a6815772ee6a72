import { type RefObject, useCallback, useEffect, useState } from "react"
import type { ShownCategory } from "./shownMenu.ts"

/** The part of what is seen in which a category counts as read: below the strip, in the upper third. */
const rootMargin = "-60px 0px -66% 0px"

const sectionsIn = (box: RefObject<HTMLElement | null>) => [
  ...(box.current?.querySelectorAll<HTMLElement>("section[data-category]") ?? []),
]

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/** The category that is read, and the way to another; `isInside` where the box itself scrolls. */
export const useReadCategory = (
  box: RefObject<HTMLElement | null>,
  categories: ReadonlyArray<ShownCategory>,
  isInside: boolean,
) => {
  const [current, setCurrent] = useState<string>()
  const ids = categories.map(({ id }) => id).join(" ")
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent((seen.target as HTMLElement).dataset["category"])
      },
      { root: isInside ? box.current : null, rootMargin },
    )
    for (const section of sectionsIn(box)) observer.observe(section)
    return () => observer.disconnect()
  }, [box, ids, isInside])
  const go = useCallback(
    (id: string) => {
      const section = sectionsIn(box).find((one) => one.dataset["category"] === id)
      const behavior = isCalm() ? "instant" : "smooth"
      setCurrent(id)
      // Within a box of its own the page around must not move.
      if (isInside) box.current?.scrollTo({ top: (section?.offsetTop ?? 0) - 44, behavior })
      else section?.scrollIntoView({ block: "start", behavior })
    },
    [box, isInside],
  )
  const isThere = categories.some(({ id }) => id === current)
  return { current: isThere ? current : categories[0]?.id, go }
}
