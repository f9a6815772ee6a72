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

/** The hub of one process. `onError` hears of readings that failed; the next one makes up for them. */
export const deliveryHub = ({ db, listen }: Store, onError: (cause: unknown) => void): DeliveryHub => {
  const watches = new Set<Watch>()
  let cursor = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined
  let silence: Promise<() => Promise<void>> | undefined

  const read = async () => {
    const { from, to } = await presentSpan(db)
    const news = await readNews(db, { from: cursor, to })
    for (const watch of watches) watch.add(news)
    cursor = from
  }
  const plan = (wait: number) => {
    clearTimeout(timer)
    if (watches.size > 0 && !isStopped) timer = setTimeout(look, wait)
  }
  let isRung = false
  const look = () => {
    isRung = false
    reading ??= read()
      .catch(onError)
      .finally(() => {
        reading = undefined
        plan(isRung ? pause : patience)
      })
  }
  const ring = () => {
    if (isRung || watches.size === 0) return
    isRung = true
    if (reading === undefined) plan(pause)
  }
  const begin = async () => {
    silence ??= listen(channel, ring)
    await silence
    const { from } = await presentSpan(db)
    // Somebody else may have begun meanwhile; what they are to hear must not be passed over.
    if (watches.size === 0) cursor = from
  }

  return {
    cursor: () => cursor,
    hasRoom: async (user) => {
      const isFull = () =>
        [...watches].filter(({ reader }) => reader === user).length >= limits.stream.perUser
      for (let waited = 0; isFull(); waited += roomStepMs) {
        if (waited >= roomMs) return false
        await delay(roomStepMs)
      }
      return true
    },
    open: async ({ reach, user }, since) => {
      if (watches.size === 0) await begin()
      const watch = new Watch(reach, user.id)
      watches.add(watch)
      plan(pause)
      if (since !== undefined)
        watch.addBefore(await readNews(db, { from: since, to: (await presentSpan(db)).to }))
      return watch
    },
    close: (watch) => {
      watches.delete(watch)
      watch.stop()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      for (const watch of watches) watch.stop()
      await reading
      await (
        await silence
      )?.()
    },
  }
}
