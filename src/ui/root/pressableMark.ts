import { useLayoutEffect } from "react"

/** The id by which React Aria knows its own `<style>`. */
const id = "react-aria-pressable-style"

let users = 0
let mark: HTMLElement | undefined

/**
 * Keeps React Aria from writing a `<style>` into the page, which `style-src 'self'` forbids and reports: while what can be
 * pressed is open, an empty element in the page's head has the id that it looks for. What that `<style>` says of touch is
 * in our style sheet.
 */
export const usePressableMark = (): void =>
  useLayoutEffect(() => {
    users += 1
    if (!document.getElementById(id)) {
      mark = document.createElement("template")
      mark.id = id
      document.head.append(mark)
    }
    return () => {
      users -= 1
      if (users > 0) return
      mark?.remove()
      mark = undefined
    }
  }, [])
