import { orientationIn, tiffOf } from "./orientation.ts"
import { joined, type ReadPicture, textAt, viewOf } from "./picture.ts"

const headBytes = 12
const exifFlag = 0x08
const xmpFlag = 0x04

/** Chunks that hold the pixels and how they are read (RFC 9649). */
const visibleChunks: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"])

/** The chunks of pixels within a frame. */
const pixels: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "ALPH"])

interface Chunk {
  readonly type: string
  readonly content: Uint8Array
  /** With its head and the byte that makes its length even. */
  readonly bytes: Uint8Array
}

/** The chunks between two places; undefined if one breaks off. */
const chunksIn = (bytes: Uint8Array, start: number, end: number): ReadonlyArray<Chunk> | undefined => {
  const view = viewOf(bytes)
  const chunks: Array<Chunk> = []
  for (let at = start; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true)
    const next = at + 8 + length + (length % 2)
    if (next > end + (length % 2) || at + 8 + length > end) return undefined
    chunks.push({
      type: textAt(bytes, at, 4),
      content: bytes.subarray(at + 8, at + 8 + length),
      bytes: bytes.subarray(at, next),
    })
    at = next
  }
  return chunks
}

const chunksOf = (bytes: Uint8Array): ReadonlyArray<Chunk> | undefined => {
  const end = 8 + viewOf(bytes).getUint32(4, true)
  return end > bytes.length ? undefined : chunksIn(bytes, headBytes, end)
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000

/** Chunks that say the picture's size, and their readers; the first that is there counts. */
const sizes: ReadonlyArray<readonly [string, number, (view: DataView) => readonly [number, number]]> = [
  ["VP8X", 10, (view) => [uint24(view, 4) + 1, uint24(view, 7) + 1]],
  ["VP8 ", 10, (view) => [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff]],
  [
    "VP8L",
    5,
    (view) => [(view.getUint32(1, true) & 0x3fff) + 1, ((view.getUint32(1, true) >>> 14) & 0x3fff) + 1],
  ],
]

const sizeOf = (chunks: ReadonlyArray<Chunk>) => {
  for (const [type, needed, read] of sizes) {
    const found = chunks.find((chunk) => chunk.type === type)
    if (found) return found.content.length < needed ? undefined : read(viewOf(found.content))
  }
  return undefined
}

const chunkOf = (type: string, content: Uint8Array) => {
  const head = Uint8Array.from(`${type}\0\0\0\0`, (sign) => sign.charCodeAt(0))
  viewOf(head).setUint32(4, content.length, true)
  return joined([head, content])
}

/** Place, size and duration of a frame, before its own chunks. */
const frameHeadBytes = 16

/** A frame without chunks that hold no pixels. */
const frameOf = ({ type, content, bytes }: Chunk): Uint8Array => {
  const inner = chunksIn(content, frameHeadBytes, content.length) ?? []
  const parts = inner.filter((chunk) => pixels.has(chunk.type))
  if (parts.length === inner.length) return bytes
  return chunkOf(type, joined([content.subarray(0, frameHeadBytes), ...parts.map((part) => part.bytes)]))
}

const cleanChunk = (chunk: Chunk, hasOrientation: boolean): Uint8Array => {
  if (chunk.type === "VP8X") return headOf(chunk, hasOrientation)
  return chunk.type === "ANMF" ? frameOf(chunk) : chunk.bytes
}

/** The head of the file says which chunks follow. */
const headOf = ({ bytes }: Chunk, hasOrientation: boolean) => {
  const head = bytes.slice()
  head[8] = ((head[8] ?? 0) & ~(exifFlag | xmpFlag)) | (hasOrientation ? exifFlag : 0)
  return head
}

/** Some programs write the prefix that only JPEG has. */
const withoutPrefix = (content: Uint8Array) =>
  textAt(content, 0, 6) === "Exif\0\0" ? content.subarray(6) : content

/** WebP, also a moving one: what its first length covers. */
export const readWebp: ReadPicture = (bytes) => {
  const chunks = bytes.length < headBytes ? undefined : chunksOf(bytes)
  const size = chunks && sizeOf(chunks)
  if (!chunks || !size || size[0] === 0 || size[1] === 0) return undefined
  const moving = chunks.filter(({ type }) => type === "ANMF").length
  const exif = chunks.find(({ type }) => type === "EXIF")
  const orientation = exif && orientationIn(withoutPrefix(exif.content))
  const shownChunks = chunks
    .filter(({ type }) => visibleChunks.has(type))
    .map((chunk) => cleanChunk(chunk, orientation !== undefined))
  const parts = [...shownChunks, ...(orientation ? [chunkOf("EXIF", tiffOf(orientation))] : [])]
  const clean = joined([bytes.subarray(0, headBytes), ...parts])
  viewOf(clean).setUint32(4, clean.length - 8, true)
  return { width: size[0], height: size[1], frames: Math.max(1, moving), bytes: clean }
}
