import * as Schema from "effect/Schema"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { Bytes } from "./bytes.ts"
import { fileTypes } from "./fileType.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"

/** A file that is kept: what fields name it by, its type and its bytes. */
export const StoredFile = entity({
  _id: RecordId,
  label: Schema.String,
  type: oneOf(fileTypes),
  size: Schema.Int,
})
export type StoredFile = typeof StoredFile.Type

/** The file is larger than `maxBytes`. */
export class FileTooLarge extends Schema.TaggedError<FileTooLarge>()("FileTooLarge", {
  maxBytes: Schema.Int,
}) {
  static readonly status = 413
}

/** By its bytes the file is none of the types in `taken`, whatever its name says. */
export class FileTypeRefused extends Schema.TaggedError<FileTypeRefused>()("FileTypeRefused", {
  taken: Schema.Array(Schema.String),
}) {
  static readonly status = 422
}

/** Reasons to refuse a file of an accepted type: `CUT` breaks off or is damaged, `HUGE` unpacks to too much memory. */
export const fileFaults = ["CUT", "HUGE"] as const

/** One of them. */
export type FileFault = (typeof fileFaults)[number]

/** The file cannot be shown. */
export class FileDamaged extends Schema.TaggedError<FileDamaged>()("FileDamaged", {
  reason: Schema.Literals(fileFaults),
}) {
  static readonly status = 422
}

/** The files of the user, or of the company, would take more than `maxBytes`: those no record names yet, or those kept. */
export class FileQuotaReached extends Schema.TaggedError<FileQuotaReached>()("FileQuotaReached", {
  files: Schema.Literals(["unclaimed", "kept"]),
  of: Schema.Literals(["user", "company"]),
  maxBytes: Schema.Int,
}) {
  static readonly status = 422
}

/** A file as a form sends it. */
const Upload: Schema.Codec<File, File> = Schema.declare((value): value is File => value instanceof File)

/** Files that fields of records name. */
export const files = {
  upload: endpoint({
    method: "POST",
    service: "main",
    path: "/files",
    extra: "files",
    summary:
      "Keeps one file, pictures without their metadata. Until a record names it, it is its uploader's alone; one that none names within a day is gone.",
    access: "signedIn",
    body: Upload,
    takes: "file",
    success: StoredFile,
    refusals: [FileTooLarge, FileTypeRefused, FileDamaged, FileQuotaReached],
  }),
  read: endpoint({
    method: "GET",
    service: "main",
    path: "/files/:id",
    extra: "files",
    summary: "Reads a file: its uploader while nothing names it, later those who may see a record that does.",
    access: "signedIn",
    params: { id: RecordIdText },
    success: Bytes,
    answers: "file",
  }),
}
