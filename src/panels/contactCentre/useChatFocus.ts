import type { RefObject } from "react"
import { useLostFocus } from "../../frame/useLostFocus.ts"
import type { PanelWidth } from "../../ui/panel/PanelWidth.ts"

/**
 * Moves focus when the focused element is no longer shown: to the reply field, except on a phone, where that would open
 * the keyboard, and for users who navigate by headings; else to the shown contact, else to the list.
 */
export const useChatFocus = (panel: RefObject<HTMLElement | null>, width: PanelWidth) =>
  useLostFocus(panel, (place, lost) => {
    const find = (selector: string) => place.querySelector<HTMLElement>(selector)
    const heading = find("h2[tabindex]")
    const input = width !== "narrow" || lost.matches("textarea") ? find("textarea") : null
    const next = (lost.matches("h2") ? heading : input) ?? heading ?? find("[role=listbox]") ?? place
    next.focus()
  })
