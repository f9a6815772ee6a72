import { type RefObject, useEffect, useState } from "react"

/**
 * Returns the full-screen state of the element's panel, and a function to toggle it. Content below the element, such as
 * a message that an order was not printed, stays visible there.
 */
export const useFullScreen = (element: RefObject<HTMLElement | null>) => {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null)
    update()
    document.addEventListener("fullscreenchange", update)
    return () => document.removeEventListener("fullscreenchange", update)
  }, [])
  const toggle = () =>
    // A browser that refuses leaves everything as it is.
    void (isFull ? document.exitFullscreen() : element.current?.parentElement?.requestFullscreen())?.catch(
      () => {},
    )
  return { isFull, toggle }
}
