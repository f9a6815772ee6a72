interface Patience {
  /** Milliseconds after which a page that is never idle is not waited for any longer. */
  readonly timeoutMs: number
  /** Milliseconds in browsers without `requestIdleCallback`. */
  readonly fallbackMs: number
}

/** Calls back once there is nothing else to do. Returns a function that stops it. */
export const whenIdle = (act: () => void, { timeoutMs, fallbackMs }: Patience): (() => void) => {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, fallbackMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
