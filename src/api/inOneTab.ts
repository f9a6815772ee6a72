/** Delay before a tab takes over, in milliseconds: the previous tab may have ended it for all tabs. */
const handoverMs = 300

/**
 * Begins something in one tab of the origin at a time: the others wait until that one ends it or is closed. Where tabs
 * cannot know of each other (a plain http page), each does it. Returns the way to end it.
 */
export const inOneTab = (name: string, begin: () => () => void): (() => void) => {
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks) return begin()
  const ending = new AbortController()
  const { signal } = ending
  const holdLock = (delayMs: number) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve()
      let end = () => {}
      const timer = setTimeout(() => (end = begin()), delayMs)
      signal.addEventListener("abort", () => {
        clearTimeout(timer)
        end()
        resolve()
      })
    })
  const first = locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await holdLock(0)
    return lock !== null
  })
  const wait = async () => {
    const wasFree = await first
    if (!wasFree) await locks.request(name, { signal }, () => holdLock(handoverMs))
  }
  wait().catch(() => {})
  return () => ending.abort()
}
