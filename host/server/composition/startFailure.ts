import { FormerDatabase } from "../db/formerDatabase.ts"
import { FolderInUse } from "../db/lock.ts"
import { BadSetting } from "../process/settings.ts"

/** The message of a failure. */
export const textOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Failures whose own message says what to do. */
const sayEnough = [BadSetting, FolderInUse, FormerDatabase]

/** Tells an operator why the server could not start, and what to do. */
export const sentenceOf = (cause: unknown): string => {
  if (cause instanceof Error && sayEnough.some((kind) => cause instanceof kind)) return cause.message
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined
  if (code === "EADDRINUSE") return "The port is taken by another program. Set PORT to another one."
  if (code?.startsWith("ECONN"))
    return `The database at DATABASE_URL does not answer: ${textOf(cause)}. Start it, or check the address.`
  if (code === "EACCES" || code === "EPERM") return `This may not be opened: ${textOf(cause)}.`
  return `The server could not start. ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`
}
