import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import { migrate } from "./migrate.ts"
import * as schema from "./schema.ts"
import type { Store } from "./open.ts"

/** "balcao" in numbers: processes that start together migrate one after the other. */
const migrationLock = 2_252_416

const oneByOne = async (pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>) => {
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = 0")
    await client.query("select pg_advisory_lock($1)", [migrationLock])
    await work(client)
  } finally {
    client.release(true)
  }
}

/** Milliseconds between the loss of the connection that listens and the next. */
const retryAfter = 1000

/** Listens on a connection of its own, and on another when that is lost. */
const listenOn = (
  url: string,
  channel: string,
  heard: () => void,
  onError: (cause: unknown) => void,
): (() => Promise<void>) => {
  let client: pg.Client
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const connect = async () => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3000 })
    client = mine
    const again = (cause: unknown) => {
      if (isOver || client !== mine || timer) return
      onError(cause)
      timer = setTimeout(() => {
        timer = undefined
        void connect()
      }, retryAfter)
    }
    mine.on("error", again)
    mine.on("end", () => again(new Error("The connection that listens has ended.")))
    mine.on("notification", heard)
    try {
      await mine.connect()
      await mine.query(`listen "${channel}"`)
      // What was rung while nobody listened is made up for.
      heard()
    } catch (cause) {
      again(cause)
    }
  }
  const first = connect()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await first
    await client.end().catch(() => undefined)
  }
}

/** Opens a PostgreSQL database and brings it up to date. */
export const openPostgres = async (url: string, onError: (cause: unknown) => void): Promise<Store> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  pool.on("error", onError)
  try {
    await oneByOne(pool, (client) => migrate(drizzle(client, { schema, casing: "snake_case" })))
  } catch (cause) {
    await pool.end()
    throw cause
  }
  return {
    db: drizzle(pool, { schema, casing: "snake_case" }),
    embedded: false,
    fresh: false,
    complete: () => undefined,
    listen: async (channel, heard) => listenOn(url, channel, heard, onError),
    close: () => pool.end(),
  }
}
