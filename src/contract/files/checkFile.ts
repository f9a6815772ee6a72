import { limits } from "../limits.ts"
import type { FileFault } from "./files.ts"
import { type FileType, fileTypeOf, isPicture } from "./fileType.ts"
import { viewOf } from "./pictures/picture.ts"
import { readPicture } from "./pictures/readPicture.ts"

/** A file that is whole, as it is kept. */
export interface WholeFile {
  readonly type: FileType
  /** The bytes; a picture's are without its metadata. */
  readonly bytes: Uint8Array
}

const pixelBytes = 4
const pdfEnd = "%%EOF"
/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, appendix H). */
const pdfTailBytes = 1024

const tailOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes.subarray(-pdfTailBytes))

const saysItsLength = (bytes: Uint8Array) => bytes.length >= 12 && viewOf(bytes).getUint32(8) === bytes.length

/** Checks that a file of a type is complete; other types play as far as they go. */
const wholes: ReadonlyMap<FileType, (bytes: Uint8Array) => boolean> = new Map([
  ["application/pdf", (bytes: Uint8Array) => tailOf(bytes).includes(pdfEnd)],
  ["font/woff", saysItsLength],
  ["font/woff2", saysItsLength],
])

/** A file as it is kept, or why it is not; undefined for a type that is not taken. */
export const checkFile = (bytes: Uint8Array): WholeFile | { readonly fault: FileFault } | undefined => {
  const type = fileTypeOf(bytes)
  if (type === undefined) return undefined
  if (!isPicture(type)) return (wholes.get(type)?.(bytes) ?? true) ? { type, bytes } : { fault: "CUT" }
  const picture = readPicture(type, bytes)
  if (!picture) return { fault: "CUT" }
  const unpacked = picture.width * picture.height * pixelBytes * picture.frames
  return unpacked > limits.file.maxUnpackedBytes ? { fault: "HUGE" } : { type, bytes: picture.bytes }
}
