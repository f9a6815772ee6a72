import { type RefObject, useLayoutEffect, useRef } from "react"

const controls = "input, select, textarea, button"

/**
 * Keeps the focus with an item of a list that moves to another place: on the same one of its controls, or on its first
 * one where that cannot be used there. A new item gets the focus on its first control.
 */
export const useItemFocus = (list: RefObject<HTMLElement | null>) => {
  const target = useRef<{ readonly item: number; readonly control: number }>(undefined)
  const controlsOf = (item: number) => [
    ...(list.current?.children[item]?.querySelectorAll<HTMLInputElement>(controls) ?? []),
  ]
  useLayoutEffect(() => {
    if (!target.current) return
    const { item, control } = target.current
    target.current = undefined
    const all = controlsOf(item)
    const same = all[control]
    const first = same && !same.disabled ? same : all.find(({ disabled }) => !disabled)
    first?.focus()
  })
  return (from: number, to: number): void => {
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined
    const control = controlsOf(from).indexOf(root?.activeElement as HTMLInputElement)
    target.current = { item: to, control: Math.max(0, control) }
  }
}
