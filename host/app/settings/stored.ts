import { useSyncExternalStore } from "react"

/** A setting stored in this browser and synchronized across its tabs. */
export interface Stored<A> {
  get(): A
  set(value: A): void
  /** Reads it again: another program of this page may have written it. */
  refresh(): void
  subscribe(wake: () => void): () => void
}

export interface StoredOptions<A> {
  readonly key: string
  /** Turns any stored text, or none, into a valid value. */
  readonly read: (text: string | null) => A
  readonly write: (value: A) => string
  /** `session`: lost with the tab and not shared with others. */
  readonly lifetime?: "browser" | "session"
}

const storageOf = (lifetime: StoredOptions<unknown>["lifetime"]) =>
  lifetime === "session" ? sessionStorage : localStorage

/** The text stored under a key; null without one, and without storage. */
export const readText = (
  key: string,
  lifetime: StoredOptions<unknown>["lifetime"] = "browser",
): string | null => {
  try {
    return storageOf(lifetime).getItem(key)
  } catch {
    return null
  }
}

const writeText = (key: string, text: string, lifetime: StoredOptions<unknown>["lifetime"]): void => {
  try {
    storageOf(lifetime).setItem(key, text)
  } catch {
    // Without storage the value lasts until the page is closed.
  }
}

/** Creates a setting that lives as long as the page; a storage failure is not an error. */
export const stored = <A>({ key, read, write, lifetime = "browser" }: StoredOptions<A>): Stored<A> => {
  let text = readText(key, lifetime)
  let value = read(text)
  const listeners = new Set<() => void>()
  const change = (next: A, written: string | null) => {
    text = written
    value = next
    for (const wake of listeners) wake()
  }
  addEventListener("storage", (event) => {
    if (event.storageArea !== localStorage || lifetime === "session") return
    if (event.key === key || event.key === null) change(read(event.newValue), event.newValue)
  })
  return {
    get: () => value,
    refresh: () => {
      const found = readText(key, lifetime)
      if (found !== text) change(read(found), found)
    },
    set: (next) => {
      const written = write(next)
      writeText(key, written, lifetime)
      change(next, written)
    },
    subscribe: (wake) => {
      listeners.add(wake)
      return () => listeners.delete(wake)
    },
  }
}

/** The value of a setting and its setter. */
export const useStored = <A>(setting: Stored<A>): readonly [A, (value: A) => void] => [
  useSyncExternalStore(setting.subscribe, setting.get),
  setting.set,
]
