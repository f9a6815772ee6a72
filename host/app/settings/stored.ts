import { useSyncExternalStore } from "react"

/** A setting kept in this browser and followed across its tabs. */
export interface Stored<A> {
  get(): A
  set(value: A): void
  subscribe(wake: () => void): () => void
}

export interface StoredOptions<A> {
  readonly key: string
  /** Whatever is found there, or nothing, becomes a valid value. */
  readonly read: (text: string | null) => A
  readonly write: (value: A) => string
}

const textAt = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const keep = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}

/** Makes a setting. It lives as long as the page; storage that refuses is not an error. */
export const stored = <A>({ key, read, write }: StoredOptions<A>): Stored<A> => {
  let value = read(textAt(key))
  const listeners = new Set<() => void>()
  const change = (next: A) => {
    value = next
    for (const wake of listeners) wake()
  }
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) change(read(event.newValue))
  })
  return {
    get: () => value,
    set: (next) => {
      keep(key, write(next))
      change(next)
    },
    subscribe: (wake) => {
      listeners.add(wake)
      return () => listeners.delete(wake)
    },
  }
}

/** Reads a setting in a component, with the way to change it. */
export const useStored = <A>(setting: Stored<A>): readonly [A, (value: A) => void] => [
  useSyncExternalStore(setting.subscribe, setting.get),
  setting.set,
]
