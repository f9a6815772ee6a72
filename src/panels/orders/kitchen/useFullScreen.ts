import { type RefObject, useEffect, useState } from "react"

/** Whether an element fills the screen, and the way there and back; undefined where the browser cannot. */
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
    void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {})
  return { isFull, toggle }
}
