import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import type { Database } from "./database.ts"
import { DatabaseAway } from "./databaseAway.ts"
import { migrate } from "./migrate.ts"
import type { OpenOptions, Store } from "./store.ts"
import { listenOn } from "./postgresListener.ts"
import * as schema from "./schema.ts"

const settings = { schema, casing: "snake_case" } as const

/** Milliseconds. PostgreSQL itself ends a long statement; `query` is for one that does not answer at all. */
const patience = { connect: 3000, statement: 10_000, query: 12_000 }

/** "balcao" in numbers: processes that start together prepare the database one after the other. */
const startLock = 2_252_416

/** On a connection of its own, which may take as long as it needs. */
const oneByOne = async (
  url: string,
  onError: OpenOptions["onError"],
  work: (db: Database) => Promise<void>,
) => {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: patience.connect,
  })
  client.on("error", onError)
  await client.connect()
  try {
    await client.query("select pg_advisory_lock($1)", [startLock])
    await work(drizzle(client, settings))
  } finally {
    await client.end()
  }
}

const connect = async (pool: pg.Pool) => {
  try {
    return await pool.connect()
  } catch (cause) {
    throw new DatabaseAway(cause)
  }
}

/**
 * Transactions that give their connection back however they end. Drizzle's own keeps it for good when `begin` fails,
 * and gives it back in the middle of a transaction when `rollback` does.
 */
const transactionsOn = (pool: pg.Pool): Database["transaction"] => {
  const known = new WeakMap<pg.PoolClient, Database>()
  const databaseOf = (client: pg.PoolClient): Database => {
    const database = known.get(client) ?? drizzle(client, settings)
    known.set(client, database)
    return database
  }
  return async (work, config) => {
    const client = await connect(pool)
    try {
      return await databaseOf(client).transaction(work, config)
    } finally {
      client.release(client.getTransactionStatus() !== "I")
    }
  }
}

const openPool = (url: string, onError: (cause: unknown) => void) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.statement,
    query_timeout: patience.query,
  })
  pool.on("error", onError)
  // The pool listens only to idle connections; the loss of one in use would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined))
  return pool
}

/** Opens a PostgreSQL database and brings it up to date. */
export const openPostgres = async (url: string, { onError, fill }: OpenOptions): Promise<Store> => {
  await oneByOne(url, onError, async (db) => {
    await migrate(db)
    await fill(db, { isNewEmbedded: false })
  })
  const pool = openPool(url, onError)
  const db = drizzle(pool, settings)
  db.transaction = transactionsOn(pool) as typeof db.transaction
  return {
    db,
    embedded: false,
    ended: new Promise(() => undefined),
    listen: async (channel, onNotify) => listenOn(url, channel, onNotify, onError),
    close: () => pool.end(),
  }
}
