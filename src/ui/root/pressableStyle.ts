import { type RefObject, useLayoutEffect } from "react"

/**
 * React Aria adds a `<style>` with this id to the page's head unless the id is taken. A page that forbids inline styles
 * would refuse it, and we must not write to the page. So we take the id, and `base.css.ts` has the rule.
 */
export const pressableStyleId = "react-aria-pressable-style"

const placeholders = new Set<HTMLElement>()

/** Gives the id to one element of the document, another one when that is gone: two with one id would be invalid. */
const settle = () => {
  if (document.getElementById(pressableStyleId)) return
  const heir = [...placeholders].find((element) => element.getRootNode() === document)
  if (heir) heir.id = pressableStyleId
}

/** Lets an element stand for the `<style>` for as long as it is on the page. */
export const useAsPressableStyle = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    placeholders.add(element)
    settle()
    return () => {
      placeholders.delete(element)
      element.removeAttribute("id")
      settle()
    }
  }, [ref])
}
