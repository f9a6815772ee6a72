import { type RefObject, useEffect } from "react"

/** Browsers before 2024, and jsdom, have no top layer to show things in: there the layer is an ordinary box. */
const show = (layer: HTMLElement, isShown: boolean) => {
  if (layer.isConnected && "togglePopover" in layer) layer.togglePopover(isShown)
}

/** Puts the layer of an element above all that is open, its own page's dialogs included. */
export const raiseLayer = (element: HTMLElement): void => {
  const layer = element.closest<HTMLElement>("[popover]")
  if (!layer) return
  show(layer, false)
  show(layer, true)
}

/**
 * The layer, in the browser's top layer. It leaves that when a panel is moved within its page, and an overlay is
 * positioned before `useTopLayer` notices it: so it is shown here, where an overlay that opens asks for it.
 */
export const shownLayer = (layer: HTMLElement | null): HTMLElement | null => {
  if (layer) show(layer, true)
  return layer
}

/**
 * Keeps content that opens above a dialog usable. React Aria makes elements added outside an open dialog inert, and in
 * a shadow root that includes the next overlay. It does so in the microtask we are called in: ours is the next.
 */
const release = (added: readonly Node[]) =>
  queueMicrotask(() => {
    for (const node of added) if (node instanceof HTMLElement) node.inert = false
  })

/** Keeps each overlay of a layer usable, and above what the page opened before it. */
export const useTopLayer = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const layer = ref.current
    if (!layer) return
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      if (added.length === 0) return
      raiseLayer(layer)
      release(added)
    })
    for (const place of [layer, ...layer.children]) observer.observe(place, { childList: true })
    return () => observer.disconnect()
  }, [ref])
}
