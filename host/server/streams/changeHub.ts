import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import type { Store } from "../db/store.ts"
import { presentSpan, type Span } from "./span.ts"
import type { Watch } from "./watch.ts"

/** Milliseconds between two polls: at least, and at most in case a notification is lost. */
const minPauseMs = 400
const maxPauseMs = 5000
/** Milliseconds to wait for another stream to end, and between two checks. */
const roomMs = 1000
const roomStepMs = 50

/** Notifies every process on a channel once the transaction commits. Each reads the changes itself. */
export const notifyOn = (tx: Database, channel: string) => tx.execute(sql`select pg_notify(${channel}, '')`)

/** The same as an effect, for handlers. */
export const publishOn = (tx: Database, channel: string) => query(() => notifyOn(tx, channel))

/** Shares one reader of changes among all streams of this process. */
export interface ChangeHub<W> {
  /**
   * Starts collecting the changes a caller may see; `since` is an earlier cursor, to replay what they missed. `resumed`
   * says whether that is all there.
   */
  open(caller: Caller, since: number | undefined): Promise<{ readonly watch: W; readonly resumed: boolean }>
  /** True if a user may open one more stream. Waits for one that is closing, because a page may reopen immediately. */
  hasRoom(user: number): Promise<boolean>
  /** The changes of all transactions older than this one have been delivered. */
  readonly cursor: () => number
  close(watch: W): void
  /** Ends every stream. */
  stop(): Promise<void>
}

/** Data source of a hub: its notification channels, the query for changes, and the watches that collect them. */
interface Source<N, W extends Watch<N>> {
  readonly store: Store
  readonly channels: ReadonlyArray<string>
  /** Undefined where there is more than is told: readers are to read their lists again. */
  readonly read: (db: Database, span: Span) => Promise<ReadonlyArray<N> | undefined>
  readonly watchFor: (caller: Caller) => W
  /** Gets failed polls; the next poll reads what they missed. */
  readonly onError: (cause: unknown) => void
}

/** Polls for changes: after a notification, and every few seconds in case one is lost. */
class ChangePoller<N, W extends Watch<N>> {
  readonly watches = new Set<W>()
  cursor = 0
  private isStopped = false
  private isNotified = false
  private polledAt = 0
  private timer: NodeJS.Timeout | undefined
  private reading: Promise<void> | undefined
  private unlisten: Promise<ReadonlyArray<() => Promise<void>>> | undefined
  private readonly source: Source<N, W>

  constructor(source: Source<N, W>) {
    this.source = source
  }

  async start() {
    const { store, channels } = this.source
    this.unlisten ??= Promise.all(
      channels.map((channel) => store.listen(channel, () => this.onNotification())),
    )
    await this.unlisten
    const { from } = await presentSpan(store.db)
    // Another stream may have started meanwhile; moving the cursor would skip its changes.
    if (this.watches.size === 0) this.cursor = from
  }

  schedule(wait: number) {
    clearTimeout(this.timer)
    if (this.watches.size > 0 && !this.isStopped) this.timer = setTimeout(() => this.poll(), wait)
  }

  async stop() {
    this.isStopped = true
    clearTimeout(this.timer)
    for (const watch of this.watches) watch.stop()
    await this.reading
    for (const silence of (await this.unlisten) ?? []) await silence()
  }

  private async read() {
    const { db } = this.source.store
    const { from, to } = await presentSpan(db)
    const news = await this.source.read(db, { from: this.cursor, to })
    // Streams that end are opened again, from where they were.
    for (const watch of this.watches)
      if (news) watch.add(news)
      else watch.stop()
    this.cursor = from
  }

  private poll() {
    this.isNotified = false
    this.polledAt = performance.now()
    this.reading ??= this.read()
      .catch(this.source.onError)
      .finally(() => {
        this.reading = undefined
        this.schedule(this.isNotified ? minPauseMs : maxPauseMs)
      })
  }

  private onNotification() {
    if (this.isNotified || this.watches.size === 0) return
    this.isNotified = true
    // At once after a quiet while; many in a row are read together.
    if (this.reading === undefined) this.schedule(Math.max(0, this.polledAt + minPauseMs - performance.now()))
  }
}

/** Waits for a user to have fewer streams than they may; false when they still have too many. */
const waitForRoom = async (
  watches: ReadonlySet<{ readonly reader: number }>,
  user: number,
): Promise<boolean> => {
  const isFull = () => [...watches].filter(({ reader }) => reader === user).length >= limits.stream.perUser
  for (let waited = 0; isFull(); waited += roomStepMs) {
    if (waited >= roomMs) return false
    await delay(roomStepMs)
  }
  return true
}

/** The hub of one process. */
export const changeHub = <N, W extends Watch<N>>(source: Source<N, W>): ChangeHub<W> => {
  const { db } = source.store
  const poller = new ChangePoller(source)
  const { watches } = poller
  return {
    cursor: () => poller.cursor,
    hasRoom: (user) => waitForRoom(watches, user),
    open: async (caller, since) => {
      if (watches.size === 0) await poller.start()
      const watch = source.watchFor(caller)
      watches.add(watch)
      poller.schedule(minPauseMs)
      if (since === undefined) return { watch, resumed: false }
      const missed = await source.read(db, { from: since, to: (await presentSpan(db)).to })
      if (missed) watch.addBefore(missed)
      return { watch, resumed: missed !== undefined }
    },
    close: (watch) => {
      watches.delete(watch)
      watch.stop()
    },
    stop: () => poller.stop(),
  }
}
