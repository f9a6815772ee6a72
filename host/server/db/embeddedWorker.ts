import { readFileSync } from "node:fs"
import { parentPort, workerData } from "node:worker_threads"
import { PGlite, types } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import type { Asked, Beginning, Told } from "./embedded.ts"
import { unpack } from "./unpack.ts"

/** Moments stay the text PostgreSQL wrote: Drizzle reads them. */
const asText = (value: string) => value
const parsers = { [types.TIMESTAMP]: asText, [types.TIMESTAMPTZ]: asText, [types.DATE]: asText }

const { folder, dump } = workerData as Beginning
const port = parentPort!

const describe = (cause: unknown) => {
  const error = cause as { message?: string; code?: string; constraint?: string }
  return { message: String(error.message ?? cause), code: error.code, constraint: error.constraint }
}

const open = () => {
  if (folder === undefined)
    return PGlite.create({
      ...(dump === undefined ? {} : { loadDataDir: new Blob([readFileSync(dump)]) }),
      extensions: { pg_trgm },
    })
  if (dump !== undefined) unpack(dump, folder)
  return PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
}

/** The database as a `.tar.gz`. A copy that begins by recovering would leave out numbers of records: up to 32 each. */
const dumpOf = async (database: PGlite) => {
  await database.query("checkpoint")
  return new Uint8Array(await (await database.dumpDataDir("gzip")).arrayBuffer())
}

const start = async () => {
  const database = await open()
  const answer = async (asked: Asked): Promise<unknown> => {
    if (asked.kind === "dump") return await dumpOf(database)
    if (asked.kind === "listen")
      return void (await database.listen(asked.channel, () =>
        port.postMessage({ id: 0, rung: asked.channel } satisfies Told),
      ))
    if (asked.kind === "close") return await database.close()
    const { rows, affectedRows, fields } = await database.query(asked.sql, [...asked.params], {
      rowMode: asked.rowMode,
      parsers,
    })
    return { rows, affectedRows, fields }
  }
  port.on("message", (asked: Asked) => {
    answer(asked).then(
      (value) => port.postMessage({ id: asked.id, value } satisfies Told),
      (cause: unknown) => port.postMessage({ id: asked.id, error: describe(cause) } satisfies Told),
    )
  })
}

await start()
port.postMessage({ id: 0, value: undefined } satisfies Told)
