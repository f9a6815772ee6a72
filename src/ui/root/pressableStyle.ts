import { type RefObject, useLayoutEffect } from "react"

/**
 * React Aria adds a `<style>` with this id to the page's head unless the id is taken. A page that forbids inline styles
 * would refuse it, and we must not write to the page. So we take the id, and `base.css.ts` has the rule.
 */
const pressableStyleId = "react-aria-pressable-style"

/** By the element each of them stands in. */
const placeholders = new Map<HTMLElement, () => HTMLElement>()

/** In the head, while all panels there are stand in shadow roots of the page's own: React Aria looks in the document. */
let stopgap: HTMLElement | undefined

const makeStopgap = () => {
  stopgap = document.createElement("template")
  return document.head.appendChild(stopgap)
}

/** Gives the id to one element of the document, another one when that is gone: two with one id would be invalid. */
const settle = () => {
  const connected = [...placeholders].filter(([place]) => place.isConnected)
  const heir = connected.find(([place]) => place.getRootNode() === document)
  if (heir || connected.length === 0) stopgap?.remove()
  if (connected.length === 0 || document.getElementById(pressableStyleId)) return
  const holder = heir?.[1] ?? makeStopgap
  holder().id = pressableStyleId
}

/** Lets what is made in a place stand for the `<style>` once no other does. Returns what ends that. */
export const asPressableStyle = (place: HTMLElement, placeholder: () => HTMLElement): (() => void) => {
  placeholders.set(place, placeholder)
  settle()
  return () => {
    placeholders.delete(place)
    settle()
  }
}

/** Lets an element stand for the `<style>` for as long as it is on the page. */
export const useAsPressableStyle = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const end = asPressableStyle(element, () => element)
    return () => {
      element.removeAttribute("id")
      end()
    }
  }, [ref])
}
