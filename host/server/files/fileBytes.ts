import { eq, sql } from "drizzle-orm"
import { checkFile, type WholeFile } from "../../../src/contract/files/checkFile.ts"
import { fileNameOf, isPicture } from "../../../src/contract/files/fileType.ts"
import type { FileFault } from "../../../src/contract/files/files.ts"
import { pdfType } from "../../../src/contract/files/pdfPages.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { type FileStore, storeOf } from "./fileStore.ts"
import { unpacksToTooMuch } from "./pdfUnpacking.ts"

/** An uploaded file: its type is determined from the bytes only. */
interface Incoming {
  readonly name: string
  readonly bytes: Uint8Array
  readonly uploadedBy: number | null
}

/** True if the file was refused. */
export const isFaulty = <A extends object>(
  checked: A | { readonly fault: FileFault },
): checked is { readonly fault: FileFault } => "fault" in checked

const checkedFile = async (bytes: Uint8Array) => {
  const checked = checkFile(bytes)
  if (checked && !isFaulty(checked) && checked.type === pdfType && (await unpacksToTooMuch(bytes)))
    return { fault: "HUGE" as const }
  return checked
}

/** Keeps a file that is whole, outside where there is a store, else in its row. */
export const insertFile = async (
  db: Database,
  store: FileStore | undefined,
  { name: givenName, type, bytes, uploadedBy }: Incoming & WholeFile,
) => {
  const outsideKey = store ? await store.put(bytes, type) : null
  const values = { name: fileNameOf(givenName, type), type, size: bytes.length, uploadedBy }
  const [row] = await db
    .insert(files)
    .values({ ...values, outsideKey, bytes: store ? null : bytes })
    .returning({ id: files.id })
    .catch(async (cause: unknown) => {
      if (outsideKey !== null) await store?.remove(outsideKey).catch(() => undefined)
      throw cause
    })
  return { _id: row!.id, label: values.name, type, size: values.size }
}

/** Keeps a file, a picture without its metadata. Undefined for a type that is not taken, and a fault for one that is not kept. */
export const storeFile = async (db: Database, store: FileStore | undefined, incoming: Incoming) => {
  const checked = await checkedFile(incoming.bytes)
  return checked === undefined || isFaulty(checked)
    ? checked
    : insertFile(db, store, { ...incoming, ...checked })
}

/** The bytes of a kept file; pictures kept before metadata was removed lose it now. */
const withoutMetadata = (type: string, bytes: Uint8Array): Uint8Array => {
  const checked = isPicture(type) ? checkFile(bytes) : undefined
  return checked && !isFaulty(checked) ? checked.bytes : bytes
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
  const bytes =
    base64 === null
      ? await storeOf(store).get(outsideKey ?? "")
      : new Uint8Array(Buffer.from(base64, "base64"))
  return { name, type, bytes: withoutMetadata(type, bytes) }
}
