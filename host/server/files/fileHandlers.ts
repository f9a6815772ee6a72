import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { FileDamaged, files as contract, FileTypeRefused } from "../../../src/contract/files/files.ts"
import { fileTypes } from "../../../src/contract/files/fileType.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { query } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import { isFileOpenTo } from "./fileOwner.ts"
import type { FileServices } from "./fileServices.ts"
import { fileWithBytes, isFaulty, storeFile } from "./fileBytes.ts"
import { checkQuota } from "./fileQuota.ts"
import { passiveHeaders } from "./passiveHeaders.ts"

const receive = Effect.fn("files.upload")(function* (
  { db, fileStore }: FileServices,
  { body, caller }: HandlerInput<typeof contract.upload>,
) {
  yield* checkQuota(db, caller, body.size)
  const bytes = new Uint8Array(yield* Effect.promise(() => body.arrayBuffer()))
  const stored = yield* query(() =>
    storeFile(db, fileStore, { name: body.name, bytes, uploadedBy: caller.user.id as number }),
  )
  if (stored === undefined) return yield* new FileTypeRefused({ taken: fileTypes })
  return isFaulty(stored) ? yield* new FileDamaged({ reason: stored.fault }) : stored
})

/** Headers that keep a file from being cached for another user. */
const headersOf = (name: string) => ({
  ...passiveHeaders(name),
  "cache-control": "private, max-age=300",
  vary: "Origin, Authorization, Company",
})

const readFile = Effect.fn("files.read")(function* (
  { db, fileStore, fileOwners }: FileServices,
  { params, caller, header }: HandlerInput<typeof contract.read>,
) {
  const where = and(eq(files.id, params.id), isFileOpenTo(db, caller, fileOwners))
  const [found] = yield* query(() => db.select({ id: files.id }).from(files).where(where))
  const file = found && (yield* query(() => fileWithBytes(db, fileStore, found.id)))
  if (!file) return yield* new NotFound()
  for (const [name, value] of Object.entries(headersOf(file.name))) header(name, value)
  return new Blob([file.bytes as Uint8Array<ArrayBuffer>], { type: file.type })
})

/** Handlers of files. */
export const fileHandlers = (services: FileServices): HandlersOf<typeof contract> => ({
  upload: (input) => receive(services, input),
  read: (input) => readFile(services, input),
})
