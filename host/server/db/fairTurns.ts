import { AsyncLocalStorage } from "node:async_hooks"

/** Client of the current work: a user or an address; empty outside of calls. */
export const onBehalf = new AsyncLocalStorage<string>()

interface Line {
  /** The clock of this line: it advances by what its turns take. */
  spentMs: number
  readonly waiting: Array<() => Promise<void>>
}

/**
 * Runs one turn at a time, because the embedded database has one connection. The next turn goes to the line that has
 * used the least time since it began to wait, so that a small request does not wait for a long queue.
 */
export const fairTurns = () => {
  const lines = new Map<string, Line>()
  let clockMs = 0
  let isBusy = false

  const run = async () => {
    const [name, line] = [...lines].reduce((lowest, one) =>
      one[1].spentMs < lowest[1].spentMs ? one : lowest,
    )
    clockMs = line.spentMs
    const from = performance.now()
    await line.waiting.shift()!()
    line.spentMs += performance.now() - from
    if (line.waiting.length === 0) lines.delete(name)
    isBusy = lines.size > 0
    // Deferred, so that a caller who just got an answer can queue its next query first and keep the database.
    if (isBusy) setImmediate(() => void run())
  }

  return <A>(task: () => Promise<A>): Promise<A> => {
    const name = onBehalf.getStore() ?? ""
    const line = lines.get(name) ?? { spentMs: clockMs, waiting: [] }
    lines.set(name, line)
    const result = new Promise<A>((resolve, reject) => {
      line.waiting.push(() => task().then(resolve, reject))
    })
    if (!isBusy) {
      isBusy = true
      void run()
    }
    return result
  }
}
