import { Worker } from "node:worker_threads"
import type { PGlite } from "@electric-sql/pglite"
import { DatabaseAway } from "./databaseAway.ts"
import { places } from "../process/places.ts"
import { fairTurns } from "./fairTurns.ts"

type Question =
  | {
      readonly kind: "query"
      readonly sql: string
      readonly params: ReadonlyArray<unknown>
      readonly rowMode: "array" | "object"
    }
  | { readonly kind: "listen"; readonly channel: string }
  | { readonly kind: "dump" }
  | { readonly kind: "close" }

/** Starting point of a database: this folder or memory, from this prepared dump or empty. */
export interface InitialState {
  readonly folder?: string | undefined
  /** Path of a `.tar.zst`; only for a folder that is empty. */
  readonly dump?: string | undefined
}

/** Request to the database thread. */
export type WorkerRequest = Question & { readonly id: number }

/**
 * Message from the thread: the answer or error for the request with this id; id 0 reports that it is up, or a channel
 * that was notified.
 */
export interface WorkerMessage {
  readonly id: number
  /** The channel somebody rang on. */
  readonly rung?: string
  readonly value?: unknown
  readonly error?: { message: string; code: string | undefined; constraint: string | undefined }
}

interface Client {
  query(
    sql: string,
    params?: ReadonlyArray<unknown>,
    options?: { rowMode?: "array" | "object" },
  ): Promise<unknown>
}

/** PostgreSQL in this process, in a thread of its own. */
export interface Embedded {
  /** For Drizzle, which takes a PGlite and uses two of its methods. */
  readonly client: PGlite
  readonly listen: (channel: string, onNotify: () => void) => Promise<() => Promise<void>>
  readonly dump: () => Promise<Uint8Array>
  /** Resolves with the cause when the thread stopped by itself. */
  readonly ended: Promise<unknown>
  readonly close: () => Promise<void>
}

/** Milliseconds a statement may take. A database whose disk is gone may never answer. */
const defaultTimeoutMs = 60_000

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: unknown) => void
}

class Thread {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private readonly bells = new Map<string, Set<() => void>>()
  private last = 0
  private cause: unknown
  private isStopping = false
  private tellEnded: (cause: unknown) => void = () => {}
  readonly ended = new Promise<unknown>((resolve) => (this.tellEnded = resolve))
  readonly up: Promise<unknown>

  private readonly longestMs: number

  constructor(workerData: InitialState, longestMs: number) {
    this.longestMs = longestMs
    this.worker = new Worker(places.databaseWorker, { workerData })
    this.up = this.wait(0)
    this.worker.on("message", (message: WorkerMessage) => this.settle(message))
    this.worker.on("error", (cause) => this.fail(cause))
    this.worker.on("exit", () => this.fail(new Error("The embedded database has stopped.")))
  }

  async ask(question: Question): Promise<unknown> {
    if (this.cause !== undefined) throw new DatabaseAway(this.cause)
    this.last += 1
    const answer = this.wait(this.last)
    const watch = setTimeout(() => this.abandon(), this.longestMs)
    this.worker.postMessage({ ...question, id: this.last } satisfies WorkerRequest)
    return await answer.finally(() => clearTimeout(watch))
  }

  async listen(channel: string, onNotify: () => void) {
    const bells = this.bells.get(channel) ?? new Set()
    this.bells.set(channel, bells.add(onNotify))
    if (bells.size === 1) await this.ask({ kind: "listen", channel })
    return async () => void bells.delete(onNotify)
  }

  async stop() {
    this.isStopping = true
    if (this.cause === undefined) await this.ask({ kind: "close" })
    await this.worker.terminate()
  }

  private wait(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  private settle({ id, value, error, rung }: WorkerMessage) {
    if (rung !== undefined) for (const onNotify of this.bells.get(rung) ?? []) onNotify()
    const one = this.waiting.get(id)
    this.waiting.delete(id)
    if (error) one?.reject(Object.assign(new Error(error.message), error))
    else one?.resolve(value)
  }

  private abandon() {
    this.fail(new Error(`The embedded database has not answered for ${this.longestMs / 1000} seconds.`))
    void this.worker.terminate()
  }

  private fail(cause: unknown) {
    this.cause ??= cause
    for (const one of this.waiting.values()) one.reject(new DatabaseAway(this.cause))
    this.waiting.clear()
    if (!this.isStopping) this.tellEnded(this.cause)
  }
}

/** Starts the embedded database. */
export const startEmbedded = async (
  initial: InitialState = {},
  { longestMs = defaultTimeoutMs } = {},
): Promise<Embedded> => {
  const thread = new Thread(initial, longestMs)
  await thread.up
  const inTurn = fairTurns()
  const direct: Client = {
    query: (sql, params = [], { rowMode = "object" } = {}) =>
      thread.ask({ kind: "query", sql, params, rowMode }),
  }
  const transaction = <A>(body: (client: Client) => Promise<A>) =>
    inTurn(async () => {
      await direct.query("begin")
      try {
        const result = await body(direct)
        await direct.query("commit")
        return result
      } catch (cause) {
        await direct.query("rollback")
        throw cause
      }
    })
  const client = {
    query: (...args: Parameters<Client["query"]>) => inTurn(() => direct.query(...args)),
    transaction,
  }
  return {
    client: client as unknown as PGlite,
    listen: (channel, onNotify) => inTurn(() => thread.listen(channel, onNotify)),
    ended: thread.ended,
    dump: () => inTurn(() => thread.ask({ kind: "dump" })) as Promise<Uint8Array>,
    close: () => inTurn(() => thread.stop()),
  }
}
