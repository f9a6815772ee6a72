import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { limits } from "../../src/contract/limits.ts"
import type { Caller } from "./caller.ts"
import { type Database, query } from "./db/database.ts"
import type { Store } from "./db/open.ts"
import { presentSpan, readNews } from "./deliveryNews.ts"
import { Watch } from "./deliveryWatch.ts"

const channel = "delivery_people"
/** Milliseconds between two readings at the least, and at the most, should a ring be lost. */
const pause = 400
const patience = 5000
/** Milliseconds the end of another stream is waited for, and between two looks. */
const roomMs = 1000
const roomStepMs = 50

/** Rings the bell of every process when the transaction is through. What changed, each reads for itself. */
export const ringBell = (tx: Database) => tx.execute(sql`select pg_notify(${channel}, '')`)

/** The same in a handler. */
export const tellChange = (tx: Database) => query(() => ringBell(tx))

/** Reads what is new once for all streams of this process. */
export interface DeliveryHub {
  /** Begins to gather what a caller may see; `since` is a cursor from before, for what was missed meanwhile. */
  open(caller: Caller, since: number | undefined): Promise<Watch>
  /** Whether a user may read one more stream here. One being closed is waited for: its page may reopen it at once. */
  hasRoom(user: number): Promise<boolean>
  /** Writers older than this have been told of. */
  readonly cursor: () => number
  close(watch: Watch): void
  /** Ends every stream. */
  stop(): Promise<void>
}

/** Reads the changes for all streams of this process: soon after a notification, and now and then without one. */
class ChangePoller {
  readonly watches = new Set<Watch>()
  cursor = 0
  private isStopped = false
  private isRung = false
  private timer: NodeJS.Timeout | undefined
  private reading: Promise<void> | undefined
  private silence: Promise<() => Promise<void>> | undefined
  private readonly store: Store
  private readonly onError: (cause: unknown) => void

  constructor(store: Store, onError: (cause: unknown) => void) {
    this.store = store
    this.onError = onError
  }

  async begin() {
    this.silence ??= this.store.listen(channel, () => this.ring())
    await this.silence
    const { from } = await presentSpan(this.store.db)
    // Somebody else may have begun meanwhile; what they are to hear must not be passed over.
    if (this.watches.size === 0) this.cursor = from
  }

  plan(wait: number) {
    clearTimeout(this.timer)
    if (this.watches.size > 0 && !this.isStopped) this.timer = setTimeout(() => this.look(), wait)
  }

  async stop() {
    this.isStopped = true
    clearTimeout(this.timer)
    for (const watch of this.watches) watch.stop()
    await this.reading
    const silence = await this.silence
    await silence?.()
  }

  private async read() {
    const { db } = this.store
    const { from, to } = await presentSpan(db)
    const news = await readNews(db, { from: this.cursor, to })
    for (const watch of this.watches) watch.add(news)
    this.cursor = from
  }

  private look() {
    this.isRung = false
    this.reading ??= this.read()
      .catch(this.onError)
      .finally(() => {
        this.reading = undefined
        this.plan(this.isRung ? pause : patience)
      })
  }

  private ring() {
    if (this.isRung || this.watches.size === 0) return
    this.isRung = true
    if (this.reading === undefined) this.plan(pause)
  }
}

/** Waits for a user to have fewer streams than they may; false when they still have too many. */
const waitForRoom = async (watches: ReadonlySet<Watch>, user: number): Promise<boolean> => {
  const isFull = () => [...watches].filter(({ reader }) => reader === user).length >= limits.stream.perUser
  for (let waited = 0; isFull(); waited += roomStepMs) {
    if (waited >= roomMs) return false
    await delay(roomStepMs)
  }
  return true
}

/** The hub of one process. `onError` hears of readings that failed; the next one makes up for them. */
export const deliveryHub = (store: Store, onError: (cause: unknown) => void): DeliveryHub => {
  const { db } = store
  const poller = new ChangePoller(store, onError)
  const { watches } = poller
  return {
    cursor: () => poller.cursor,
    hasRoom: (user) => waitForRoom(watches, user),
    open: async ({ reach, user }, since) => {
      if (watches.size === 0) await poller.begin()
      const watch = new Watch(reach, user.id)
      watches.add(watch)
      poller.plan(pause)
      if (since !== undefined)
        watch.addBefore(await readNews(db, { from: since, to: (await presentSpan(db)).to }))
      return watch
    },
    close: (watch) => {
      watches.delete(watch)
      watch.stop()
    },
    stop: () => poller.stop(),
  }
}
