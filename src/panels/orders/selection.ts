import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"

/** Orders selected for a joint action. No React in here. */
export interface SelectionModel {
  /** Their keys. */
  readonly selected: ReadonlySignal<ReadonlySet<string>>
  toggle(key: string): void
  add(keys: ReadonlyArray<string>): void
  clear(): void
}

const makeSelection = (): SelectionModel => {
  const selected = signal<ReadonlySet<string>>(new Set())
  return {
    selected,
    toggle: (key) => {
      const next = new Set(selected.peek())
      if (!next.delete(key)) next.add(key)
      selected.value = next
    },
    add: (keys) => void (selected.value = new Set([...selected.peek(), ...keys])),
    clear: () => void (selected.value = new Set()),
  }
}

export const SelectionModel = createModel(makeSelection)
