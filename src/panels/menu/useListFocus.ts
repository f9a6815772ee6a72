import { useRef } from "react"
import { useLostFocus } from "../../frame/useLostFocus.ts"
import { useReturnedFocus } from "../../frame/useReturnedFocus.ts"

const toPlace = (place: HTMLElement) => place.focus()

/**
 * Keeps the focus in a list whose parts come and go: it has the focus itself once the part that had it is gone, or once
 * a dialog closes whose button is.
 */
export const useListFocus = (hasDialog: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  useReturnedFocus(place, hasDialog ? "dialog" : undefined, toPlace)
  return { ref: place, tabIndex: -1, ...useLostFocus(place, toPlace) }
}
