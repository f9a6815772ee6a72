import { useLayoutEffect } from "react"
import { whenIdle } from "./whenIdle.ts"

/** Without `requestIdleCallback`, time for drawing and for asking for what is shown. */
const patience = { timeoutMs: 2000, fallbackMs: 300 }

/** Placeholders on the page, in whose place something is awaited. */
let placeholders = 0
const waiting = new Set<() => void>()

/** Keeps everything that is fetched ahead waiting as long as this placeholder is shown. */
export const usePlaceholder = (): void =>
  useLayoutEffect(() => {
    placeholders += 1
    return () => {
      placeholders -= 1
      if (placeholders > 0) return
      for (const act of waiting) act()
      waiting.clear()
    }
  }, [])

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** True where bytes cost money or time; what is not needed yet is fetched when it is. */
const isDear = (): boolean => {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "")
}

/**
 * Calls back once what is shown is there and the browser is idle, never on a connection that is slow or metered. Returns a
 * function that stops it.
 */
export const aheadOfNeed = (act: () => void): (() => void) => {
  if (isDear()) return () => {}
  if (placeholders === 0) return whenIdle(act, patience)
  let stop = () => {}
  const begin = () => {
    stop = whenIdle(act, patience)
  }
  waiting.add(begin)
  return () => {
    waiting.delete(begin)
    stop()
  }
}
