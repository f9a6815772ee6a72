import { type ComponentChild, options, render } from "preact"
import { useLayoutEffect, useState } from "preact/hooks"

/* What the store toggle uses of React, on Preact's core: its compat layer is as large again (docs/decisions/0009). */

export { Component, createContext } from "preact"
export {
  useCallback,
  useContext as use,
  // At once, not after the next frame: the calls a panel makes are what a person waits for.
  useLayoutEffect as useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks"

/** A signal tells its value once at the start too, so that no change between drawing and listening is lost. */
export const useSyncExternalStore = <A>(subscribe: (wake: () => void) => () => void, read: () => A): A => {
  const [, draw] = useState({})
  useLayoutEffect(() => subscribe(() => draw({})), [subscribe])
  return read()
}

const { vnode: before } = options

/** A checkbox shows what it is told to, whatever was pressed; Preact's core would wait for the next drawing. */
options.vnode = (vnode) => {
  before?.(vnode)
  const props = vnode.props as { checked?: boolean; onChange?: (event: Event) => void }
  const { checked, onChange } = props
  if (vnode.type !== "input" || checked === undefined || !onChange) return
  props.onChange = (event) => {
    onChange(event)
    ;(event.currentTarget as HTMLInputElement).checked = checked
  }
}

/** Draws once whatever goes on is done, as React does: a call begun before leaves before. */
export const createRoot = (container: Element) => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const later = (node: ComponentChild) => {
    clearTimeout(waiting)
    waiting = setTimeout(() => render(node, container))
  }
  const unmount = () => {
    clearTimeout(waiting)
    render(null, container)
  }
  return { render: later, unmount }
}
