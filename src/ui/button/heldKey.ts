/**
 * A key that presses a button may still be down when the focus is somewhere else, in what the press opened: there it does
 * nothing until it is let go and pressed again.
 */
export const ignoreWhileHeld = (root: Document): void => {
  const stop = () => {
    root.removeEventListener("keydown", ignore, true)
    root.removeEventListener("keyup", stop, true)
  }
  const ignore = (event: KeyboardEvent) => {
    if (!event.repeat) return stop()
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener("keydown", ignore, true)
  root.addEventListener("keyup", stop, true)
}
