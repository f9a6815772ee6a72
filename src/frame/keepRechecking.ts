import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { limits } from "../contract/limits.ts"

const { min, max } = limits.recheckMs

/**
 * Runs a check again and again while the page is visible, and at once when one comes back to it or to the network.
 * While the API is away the time between two doubles. Returns a function that stops it.
 */
export const keepRechecking = (check: Effect.Effect<boolean>): (() => void) => {
  let waitMs: number = min
  let timer: ReturnType<typeof setTimeout>
  let stopCheck = () => {}
  const wait = () => (timer = setTimeout(look, waitMs))
  const stop = () => {
    clearTimeout(timer)
    stopCheck()
  }
  function look() {
    stop()
    if (document.hidden) return
    let current = true
    const interrupt = Effect.runCallback(check, {
      onExit: (exit) => {
        if (!current) return
        waitMs = Exit.isSuccess(exit) && exit.value ? min : Math.min(max, waitMs * 2)
        wait()
      },
    })
    stopCheck = () => {
      current = false
      interrupt()
    }
  }
  wait()
  document.addEventListener("visibilitychange", look)
  window.addEventListener("online", look)
  return () => {
    document.removeEventListener("visibilitychange", look)
    window.removeEventListener("online", look)
    stop()
  }
}
