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
    close: () => pool.end(),
  }
}
