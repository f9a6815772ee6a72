/**
 * Begins something in one tab of the origin at a time: the others wait until that one ends it or is closed. Where tabs
 * cannot know of each other (a plain http page), each does it. Returns the way to end it.
 */
export const inOneTab = (name: string, begin: () => () => void): (() => void) => {
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks) return begin()
  const ending = new AbortController()
  const { signal } = ending
  const hold = () =>
    new Promise<void>((resolve) => {
      const end = begin()
      signal.addEventListener("abort", () => {
        end()
        resolve()
      })
    })
  locks.request(name, { signal }, hold).catch(() => {})
  return () => ending.abort()
}
