import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { files as contract, FileTypeRefused } from "../../../src/contract/files/files.ts"
import {
  fileNameOf,
  type FileType,
  fileTypeOf,
  fileTypes,
  isPicture,
} from "../../../src/contract/files/fileType.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Database, query } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import type { Asked, HandlersOf, Tools } from "../http/handler.ts"
import { type FileStore, StoreAway } from "./fileStore.ts"
import { filesOf } from "./fileUses.ts"

/** Where the bytes go: outside where there is a store, else into the row. */
const placeOf = (store: FileStore | undefined, bytes: Uint8Array, type: FileType) =>
  store
    ? Effect.map(
        Effect.promise(() => store.put(bytes, type)),
        (outsideKey) => ({ outsideKey, bytes: null }),
      )
    : Effect.succeed({ outsideKey: null, bytes })

const keepFile = Effect.fn("files.upload")(function* (
  db: Database,
  store: FileStore | undefined,
  { body, caller }: Asked<typeof contract.upload>,
) {
  const given = new Uint8Array(yield* Effect.promise(() => body.arrayBuffer()))
  const type = fileTypeOf(given)
  if (type === undefined) return yield* new FileTypeRefused({ taken: fileTypes })
  const place = yield* placeOf(store, given, type)
  const name = fileNameOf(body.name, type)
  const row = { name, type, size: given.length, uploadedBy: caller.user.id as number, ...place }
  const [kept] = yield* query(() => db.insert(files).values(row).returning({ id: files.id }))
  return { _id: kept!.id, label: name, type, size: given.length }
})

/** A name as a header carries it: in full, and without its accents for old readers. */
const disposition = (name: string, type: string) => {
  const plain = name.normalize("NFD").replaceAll(/[^\x20-\x7e]|["\\]/g, "")
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${isPicture(type) ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${whole}`
}

/** What keeps a file from being more than a picture or a download, and from being kept for somebody else. */
const headersOf = ({ name, type }: { readonly name: string; readonly type: string }) => ({
  "content-disposition": disposition(name, type),
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cache-control": "private, max-age=300",
  vary: "Origin, Authorization, Company",
})

const columns = {
  name: files.name,
  type: files.type,
  outsideKey: files.outsideKey,
  base64: sql<string | null>`encode(${files.bytes}, 'base64')`,
}

const readFile = Effect.fn("files.read")(function* (
  db: Database,
  store: FileStore | undefined,
  resources: ReadonlyArray<Resource>,
  { params, caller, header }: Asked<typeof contract.read>,
) {
  const where = and(eq(files.id, params.id), filesOf(db, caller, resources))
  const [found] = yield* query(() => db.select(columns).from(files).where(where))
  if (!found) return yield* new NotFound()
  const { outsideKey: key } = found
  const elsewhere = store && key !== null ? yield* Effect.promise(() => store.get(key)) : undefined
  const bytes = found.base64 === null ? elsewhere : Buffer.from(found.base64, "base64")
  if (!bytes) return yield* Effect.die(new StoreAway("A file is kept outside, and FILES_URL names no store."))
  for (const [name, value] of Object.entries(headersOf(found))) header(name, value)
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: found.type })
})

/** Files that fields of these resources may name. */
export const fileHandlers = (
  { db, fileStore }: Tools,
  resources: ReadonlyArray<Resource>,
): HandlersOf<typeof contract> => ({
  upload: (asked) => keepFile(db, fileStore, asked),
  read: (asked) => readFile(db, fileStore, resources, asked),
})
