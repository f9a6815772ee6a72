import * as Effect from "effect/Effect"

/** Events of somebody returning to the page, or of the connection returning; each reaches the window. */
const wakers = ["visibilitychange", "resume", "online"] as const

/**
 * Waits so many milliseconds, or until somebody comes back. The timer is set from a message: browsers slow a chain of
 * timers in a hidden page down to one a minute, a first timer only to one a second.
 */
export const nextLook = (ms: number): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const page = globalThis as Partial<Pick<Window, "addEventListener" | "removeEventListener">>
    const { port1, port2 } = new MessageChannel()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      port1.close()
      for (const name of wakers) page.removeEventListener?.(name, go)
    }
    const go = () => {
      stop()
      resume(Effect.void)
    }
    port1.addEventListener("message", () => (timer = setTimeout(go, ms)))
    port1.start()
    port2.postMessage(undefined)
    for (const name of wakers) page.addEventListener?.(name, go)
    return Effect.sync(stop)
  })
