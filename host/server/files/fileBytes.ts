import { eq, sql } from "drizzle-orm"
import { fileNameOf, fileTypeOf } from "../../../src/contract/files/fileType.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { type FileStore, storeOf } from "./fileStore.ts"

/** A file as it comes in: its type is told by its bytes alone. */
interface Incoming {
  readonly name: string
  readonly bytes: Uint8Array
  readonly uploadedBy: number | null
}

/** Keeps a file, outside where there is a store, else in its row; undefined for a type that is not taken. */
export const storeFile = async (
  db: Database,
  store: FileStore | undefined,
  { name: given, bytes, uploadedBy }: Incoming,
) => {
  const type = fileTypeOf(bytes)
  if (type === undefined) return undefined
  const outsideKey = store ? await store.put(bytes, type) : null
  const row = { name: fileNameOf(given, type), type, size: bytes.length, uploadedBy }
  const [kept] = await db
    .insert(files)
    .values({ ...row, outsideKey, bytes: store ? null : bytes })
    .returning({ id: files.id })
    .catch(async (cause: unknown) => {
      if (outsideKey !== null) await store?.remove(outsideKey).catch(() => undefined)
      throw cause
    })
  return kept && { _id: kept.id, label: row.name, type, size: row.size }
}

/** A file with its bytes, wherever they are; undefined when there is none. */
export const fileWithBytes = async (db: Database, store: FileStore | undefined, id: number) => {
  const [found] = await db
    .select({
      name: files.name,
      type: files.type,
      outsideKey: files.outsideKey,
      base64: sql<string | null>`encode(${files.bytes}, 'base64')`,
    })
    .from(files)
    .where(eq(files.id, id))
  if (!found) return undefined
  const { name, type, outsideKey, base64 } = found
  if (base64 !== null) return { name, type, bytes: new Uint8Array(Buffer.from(base64, "base64")) }
  const bytes = await storeOf(store).get(outsideKey ?? "")
  return { name, type, bytes: new Uint8Array(bytes) }
}
