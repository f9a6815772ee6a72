/** By what stands before their keys: the stores that panels of this page follow, as often as they do. */
const followed = new Map<string, ReadonlyArray<object>>()
const notified = new Set<string>()

/** Notes that a panel follows a store with keys of this prefix, and warns once where another has them. Returns what ends it. */
export const noteFollowed = (prefix: string, store: object): (() => void) => {
  const listeners = followed.get(prefix) ?? []
  followed.set(prefix, [...listeners, store])
  if (listeners.some((one) => one !== store) && !notified.has(prefix)) {
    notified.add(prefix)
    // oxlint-disable-next-line no-console -- for the developer of the page, who cannot see it otherwise
    console.warn(
      `balcao: two clients keep their sessions under the prefix "${prefix}". Give each one of its own (docs/embed.md: Sessions).`,
    )
  }
  return () => {
    const all = [...(followed.get(prefix) ?? [])]
    all.splice(all.indexOf(store), 1)
    followed.set(prefix, all)
  }
}
