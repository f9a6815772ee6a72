import * as Effect from "effect/Effect"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { checkFile } from "../contract/files/checkFile.ts"
import { FileDamaged, files as calls, FileTooLarge, FileTypeRefused } from "../contract/files/files.ts"
import { fileNameOf, fileTypes } from "../contract/files/fileType.ts"
import { limits } from "../contract/limits.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { idOf } from "./readInput.ts"
import type { Handler } from "./Handler.ts"

/** Data of the calls about files: each file by its number. */
export interface FileMemory {
  readonly files: Map<number, File>
}

/** Handlers for the calls about files. */
export const fileHandlers = ({ files }: FileMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const upload: Handler = Effect.fnUntraced(function* ({ body }) {
    const file = body as File
    const { maxBytes } = limits.file
    if (file.size > maxBytes) return yield* new FileTooLarge({ maxBytes })
    const received = new Uint8Array(yield* Effect.promise(() => file.arrayBuffer()))
    const checked = checkFile(received)
    if (checked === undefined) return yield* new FileTypeRefused({ taken: fileTypes })
    if ("fault" in checked) return yield* new FileDamaged({ reason: checked.fault })
    const { type } = checked
    const bytes = checked.bytes as Uint8Array<ArrayBuffer>
    const _id = Math.max(0, ...files.keys()) + 1
    const label = fileNameOf(file.name, type)
    files.set(_id, new File([bytes], label, { type }))
    return { _id, label, type, size: bytes.length }
  })
  const read: Handler = (input) => {
    const file = files.get(idOf(input))
    return file ? Effect.succeed(file) : Effect.fail(new NotFound())
  }
  return [
    [calls.upload, upload],
    [calls.read, read],
  ]
}
