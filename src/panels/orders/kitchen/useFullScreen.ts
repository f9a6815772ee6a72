import { type RefObject, useEffect, useState } from "react"

/**
 * Whether the panel an element is in fills the screen, and the way there and back. What stands under the element, such as
 * that an order was not printed, is seen there too.
 */
export const useFullScreen = (element: RefObject<HTMLElement | null>) => {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const tell = () => setFull(document.fullscreenElement !== null)
    tell()
    document.addEventListener("fullscreenchange", tell)
    return () => document.removeEventListener("fullscreenchange", tell)
  }, [])
  const toggle = () =>
    // A browser that refuses leaves everything as it is.
    void (isFull ? document.exitFullscreen() : element.current?.parentElement?.requestFullscreen())?.catch(
      () => {},
    )
  return { isFull, toggle }
}
