import { type ReadonlySignal, signal } from "@preact/signals-core"

/** A stretch of time with one user and one company. Answers asked for in one epoch are never shown in the next. */
export interface Epoch {
  /** Raised by one at each change; a view keyed by it starts anew. */
  readonly number: ReadonlySignal<number>
  /** Aborted when the present epoch ends. */
  end(): AbortSignal
  next(): void
}

export const makeEpoch = (): Epoch => {
  const number = signal(0)
  let controller = new AbortController()
  return {
    number,
    end: () => controller.signal,
    next: () => {
      const past = controller
      controller = new AbortController()
      number.value++
      past.abort()
    },
  }
}
