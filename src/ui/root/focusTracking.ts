import { useEffect } from "react"
import { noteTemplates } from "./ownTemplates.ts"

/** Starts to follow the focus of the page; returns what ends that. */
type Track = () => () => void

/** A page that goes from one panel to the next goes on with what it has. */
const leaveMs = 1000

let panels = 0
let leaving: ReturnType<typeof setTimeout> | undefined
/** The `focus` method of elements before any panel is on the page. */
let focusBefore: unknown
let track: Track | undefined
let running: { readonly end: () => void; readonly focus: unknown } | undefined

/** Nothing on a server. */
const currentFocus = (): unknown => globalThis.HTMLElement?.prototype.focus

const start = () => {
  if (!track || running) return
  running = { end: track(), focus: currentFocus() }
}

const end = () => {
  // Ending would also remove any wrapper the page has since put around `focus`.
  if (panels > 0 || !running || running.focus !== currentFocus()) return
  running.end()
  running = undefined
}

/**
 * React Aria replaces the method `focus` of every element of the page as soon as it is imported, and takes it back when it is
 * told to: so it does both with the panels that need it. A page that uses React Aria itself had it before, and keeps it.
 */
export const trackFocusWhileShown = (newTrack: Track): void => {
  if (currentFocus() === focusBefore) return
  track = newTrack
  start()
  end()
}

/** Counts a panel for as long as it is on the page. */
export const useOnPage = (): void =>
  useEffect(() => {
    if (panels === 0 && !running) {
      focusBefore = currentFocus()
      noteTemplates()
    }
    panels += 1
    clearTimeout(leaving)
    start()
    return () => {
      panels -= 1
      if (panels === 0) leaving = setTimeout(end, leaveMs)
    }
  }, [])
