import { createServer } from "./createServer.ts"
import { FolderInUse } from "./db/lock.ts"
import { BadSetting, readEnvironment } from "./environment.ts"

const sentenceOf = (cause: unknown): string => {
  if (cause instanceof BadSetting || cause instanceof FolderInUse) return cause.message
  const { code } = cause as NodeJS.ErrnoException
  if (code === "EADDRINUSE") return "The port is taken by another program. Set PORT to another one."
  if (code === "EACCES" || code === "EPERM") return `This may not be opened: ${(cause as Error).message}.`
  return `The server could not start. ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`
}

try {
  const server = await createServer(readEnvironment(process.env))
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
