import { constants, createInflate } from "node:zlib"
import { limits } from "../../../src/contract/limits.ts"

const mark = "stream"
const end = "endstream"

/** The content of each stream of a PDF, by its marks alone: whatever else is wrong with the file, this finds them. */
function* streamsOf(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    const start = at + mark.length + (bytes[at + mark.length] === 0x0d ? 2 : 1)
    const stop = bytes.indexOf(end, start)
    yield bytes.subarray(start, stop < 0 ? bytes.length : stop)
    at = stop < 0 ? bytes.length : stop + end.length
  }
}

/** True if the bytes begin as zlib's format does (RFC 1950). */
const isDeflated = ([first = 0, second = 0]: Buffer) =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0

/** Bytes that the content unpacks to, counted up to `maxBytes`; they are nowhere in memory as a whole. */
const unpackedBytes = (content: Buffer, maxBytes: number): Promise<number> =>
  new Promise((resolve) => {
    let count = 0
    const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
    const stop = () => {
      resolve(count)
      inflate.destroy()
    }
    inflate.on("data", (chunk: Buffer) => {
      count += chunk.length
      if (count > maxBytes) stop()
    })
    inflate.on("end", stop)
    // Data that breaks off, or turns out not to be compressed, counts up to that point.
    inflate.on("error", stop)
    inflate.end(content)
  })

/** True if the streams of a PDF unpack to more bytes than a file may. */
export const unpacksToTooMuch = async (pdf: Uint8Array): Promise<boolean> => {
  const maxBytes = limits.file.maxUnpackedBytes
  let total = 0
  for (const content of streamsOf(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))) {
    if (isDeflated(content)) total += await unpackedBytes(content, maxBytes - total)
    if (total > maxBytes) return true
  }
  return false
}
