import { type ComponentChild, options, render } from "preact"
import { useLayoutEffect, useState } from "preact/hooks"

/*
 * Subset of React that the store toggle uses, on Preact's core: Preact's compat layer would double it
 * (docs/decisions/0009).
 */

export { cloneElement, Component, createContext } from "preact"
export {
  useCallback,
  useContext,
  useId,
  useImperativeHandle,
  // Runs at once, not after the next frame, because the user waits for the calls a panel makes.
  useLayoutEffect as useEffect,
  useLayoutEffect as useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks"

/** Preact gives a component its `ref` among its props. */
export const forwardRef =
  <P extends object, R>(render: (props: P, ref: R | undefined) => ComponentChild) =>
  (props: P & { readonly ref?: R }) =>
    render(props, props.ref)

/** A signal also notifies on subscribe, so no change between render and subscribe is lost. */
export const useSyncExternalStore = <A>(
  subscribe: (listener: () => void) => () => void,
  read: () => A,
): A => {
  const [, rerender] = useState({})
  useLayoutEffect(() => subscribe(() => rerender({})), [subscribe])
  return read()
}

const { vnode: previousHook } = options

/** Keeps checkboxes controlled: resets `checked` after each change, as React does. */
options.vnode = (vnode) => {
  previousHook?.(vnode)
  const props = vnode.props as { checked?: boolean; onChange?: (event: Event) => void }
  const { checked, onChange } = props
  if (vnode.type !== "input" || checked === undefined || !onChange) return
  props.onChange = (event) => {
    onChange(event)
    ;(event.currentTarget as HTMLInputElement).checked = checked
  }
}

/** Renders in a later task, as React does, so that requests already started are sent first. */
export const createRoot = (container: Element) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const renderLater = (node: ComponentChild) => {
    clearTimeout(timer)
    timer = setTimeout(() => render(node, container))
  }
  const unmount = () => {
    clearTimeout(timer)
    render(null, container)
  }
  return { render: renderLater, unmount }
}
