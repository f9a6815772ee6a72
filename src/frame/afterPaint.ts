import * as Effect from "effect/Effect"

/** Milliseconds until a page that draws no pictures, such as a hidden frame, is not waited for. */
const maxPaintWaitMs = 100

const painted: Effect.Effect<void> = Effect.callback<void>((resume) => {
  const { port1, port2 } = new MessageChannel()
  const frame = requestAnimationFrame(() => port2.postMessage(undefined))
  const timer = setTimeout(go, maxPaintWaitMs)
  port1.addEventListener("message", go)
  port1.start()
  function stop() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    port1.close()
  }
  function go() {
    stop()
    resume(Effect.void)
  }
  return Effect.sync(stop)
})

/**
 * Reads for a panel that has just come, right after it was drawn: to ask the service takes as long as to draw a small
 * part of the page, and no answer is there sooner. Returns the way to stop it.
 */
export const readAfterPaint = (read: Effect.Effect<void>): (() => void) =>
  Effect.runCallback(Effect.andThen(painted, read))
