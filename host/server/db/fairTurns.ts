import { AsyncLocalStorage } from "node:async_hooks"

/** For whom the present work is done: a user, an address; nobody in particular outside of calls. */
export const onBehalf = new AsyncLocalStorage<string>()

interface Line {
  /** The clock of this line: it advances by what its turns take. */
  spentMs: number
  readonly waiting: Array<() => Promise<void>>
}

/**
 * One turn at a time, because the embedded database has one connection. The next turn goes to the line that has had
 * the least since it began to wait, so that whoever asks for little does not wait for what others have queued.
 */
export const fairTurns = () => {
  const lines = new Map<string, Line>()
  let clockMs = 0
  let isBusy = false

  const run = async () => {
    const [name, line] = [...lines].reduce((least, one) => (one[1].spentMs < least[1].spentMs ? one : least))
    clockMs = line.spentMs
    const from = performance.now()
    await line.waiting.shift()!()
    line.spentMs += performance.now() - from
    if (line.waiting.length === 0) lines.delete(name)
    isBusy = lines.size > 0
    // By then whoever just got an answer has asked what follows from it, and does not lose the database in between.
    if (isBusy) setImmediate(() => void run())
  }

  return <A>(turn: () => Promise<A>): Promise<A> => {
    const name = onBehalf.getStore() ?? ""
    const line = lines.get(name) ?? { spentMs: clockMs, waiting: [] }
    lines.set(name, line)
    const done = new Promise<A>((resolve, reject) => {
      line.waiting.push(() => turn().then(resolve, reject))
    })
    if (!isBusy) {
      isBusy = true
      void run()
    }
    return done
  }
}
