import { enableCompileCache } from "node:module"
import { fileURLToPath } from "node:url"
import type { ServerOptions } from "./createServer.ts"
import { FolderInUse, lockFolder } from "./db/lock.ts"
import { BadSetting, readEnvironment } from "./environment.ts"

const sentenceOf = (cause: unknown): string => {
  if (cause instanceof BadSetting || cause instanceof FolderInUse) return cause.message
  const { code } = cause as NodeJS.ErrnoException
  if (code === "EADDRINUSE") return "The port is taken by another program. Set PORT to another one."
  if (code === "EACCES" || code === "EPERM") return `This may not be opened: ${(cause as Error).message}.`
  return `The server could not start. ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`
}

/** The lock comes before anything slow, so that a second process leaves at once; the database opens meanwhile. */
const start = async ({ place, ...options }: ServerOptions) => {
  const folder = place !== undefined && place !== "memory" && "folder" in place ? place.folder : undefined
  const taken = folder === undefined ? place : { folder, lock: lockFolder(folder) }
  enableCompileCache(fileURLToPath(new URL("../dist/compiled", import.meta.url)))
  const opening =
    taken &&
    import("./db/open.ts").then(({ openStore }) =>
      openStore(taken, (cause) => console.error("A database connection was lost.", String(cause))),
    )
  opening?.catch(() => undefined)
  const { createServer } = await import("./createServer.ts")
  return await createServer(options, opening)
}

try {
  const server = await start(readEnvironment(process.env))
  console.log(`Balcão is ready at ${server.address}`)
  const stop = () => {
    setTimeout(() => process.exit(1), 10_000).unref()
    void server.close().then(() => process.exit(0))
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
} catch (cause) {
  console.error(sentenceOf(cause))
  process.exit(1)
}
