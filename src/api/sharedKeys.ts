/** By what stands before their keys: the stores that panels of this page follow, and how many panels follow each. */
const followed = new Map<string, Map<object, number>>()
const told = new Set<string>()

const tell = (prefix: string) => {
  if (told.has(prefix)) return
  told.add(prefix)
  // oxlint-disable-next-line no-console -- for the developer of the page, who cannot see it otherwise
  console.warn(
    `balcao: two clients of this page keep their sessions under the same keys (prefix ${JSON.stringify(prefix)}), so each signs the other in and out unnoticed. Use one client, or give each a browserSession({ storage: { prefix } }) of its own.`,
  )
}

/** Notes that a panel follows a store with keys of this prefix, and warns where another store has them. Returns what ends it. */
export const noteFollowed = (prefix: string, store: object): (() => void) => {
  const stores = followed.get(prefix) ?? new Map<object, number>()
  followed.set(prefix, stores)
  stores.set(store, (stores.get(store) ?? 0) + 1)
  if (stores.size > 1) tell(prefix)
  return () => {
    const left = (stores.get(store) ?? 1) - 1
    if (left > 0) stores.set(store, left)
    else stores.delete(store)
  }
}
