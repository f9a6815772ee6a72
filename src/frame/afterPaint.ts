import * as Effect from "effect/Effect"

/** A page that does not paint, such as a hidden frame, is not waited for any longer. */
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
 * Loads a panel's data right after its first paint: starting the call earlier would delay the paint without a sooner
 * answer. Returns a function that stops it.
 */
export const readAfterPaint = (read: Effect.Effect<void>): (() => void) =>
  Effect.runCallback(Effect.andThen(painted, read))
