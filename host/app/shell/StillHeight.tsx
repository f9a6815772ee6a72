import { type ReactNode, useEffect, useRef } from "react"
import { region } from "./stillHeight.css.ts"

/** Time in which a press's click comes after its end, in milliseconds: a finger's is an event of its own. */
const clickMs = 100

/**
 * Region above the page that is as high during a press as it was at its beginning, whatever comes and goes in it: what is
 * pressed stays under the pointer, and its click with it.
 */
export const StillHeight = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = place
    if (!element) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: ReturnType<typeof setTimeout> | undefined
    const hold = () => {
      clearTimeout(timer)
      element.style.blockSize = `${element.getBoundingClientRect().height}px`
      element.toggleAttribute("data-held", true)
    }
    const release = () => {
      element.style.blockSize = ""
      element.removeAttribute("data-held")
    }
    const releaseSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(release, clickMs)
    }
    document.addEventListener("pointerdown", hold, { signal })
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, releaseSoon, { signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [])
  return (
    <div ref={place} className={region}>
      {children}
    </div>
  )
}
