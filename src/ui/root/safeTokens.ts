import { type RefObject, useLayoutEffect } from "react"
import { defaultAccent } from "../theme/colors.ts"

const accent = "--balcao-accent"

/** What is no colour or no length counts as not given. Twice is refused: another version may have been there before. */
const register = (name: string, syntax: string, initialValue: string) => {
  try {
    CSS.registerProperty({ name, syntax, inherits: true, initialValue })
  } catch {}
}

let isRegistered = false

/**
 * Keeps a panel readable whatever accent it is given. Registered here and not in the style sheet, because in a shadow
 * root style sheets register nothing. `currentColor` becomes the text colour around the panel: each element of the panel
 * would take it for its own.
 */
export const useSafeTokens = (root: RefObject<HTMLElement | null>, given: string | undefined): void =>
  useLayoutEffect(() => {
    if (!isRegistered && typeof CSS !== "undefined" && "registerProperty" in CSS) {
      isRegistered = true
      register(accent, "<color>", defaultAccent)
      register("--balcao-radius", "<length>", "6px")
    }
    const element = root.current
    const around = element?.parentElement ?? element
    if (!element || !around || !/currentcolor/i.test(getComputedStyle(element).getPropertyValue(accent)))
      return
    element.style.setProperty(accent, getComputedStyle(around).color)
  }, [root, given])
