import type { Unexpected } from "./errors.ts"
import type { Note } from "./wire.ts"

/** Lists are loaded repeatedly: the same problem is not reported at each answer. */
const maxRemembered = 500

/** Reports what was left out of answers to its listeners, each problem once. */
export const makeProblems = () => {
  const listeners = new Set<Note>()
  const reported = new Set<string>()
  return {
    note: (problem: Unexpected) => {
      if (listeners.size === 0 || reported.has(problem.detail)) return
      if (reported.size >= maxRemembered) reported.clear()
      reported.add(problem.detail)
      for (const listener of listeners) listener(problem)
    },
    listen: (listener: Note) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
