import { orientationIn, tiffOf } from "./orientation.ts"
import { joined, type ReadPicture, textAt, viewOf } from "./picture.ts"

const signatureBytes = 8

/** Chunks that say how the pixels are read and shown, of still and of moving pictures (PNG, third edition). */
const visibleChunks: ReadonlySet<string> = new Set([
  ..."IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT".split(" "),
  ..."acTL fcTL fdAT".split(" "),
])

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const orientationChunk = (orientation: number): Uint8Array => {
  const tiff = tiffOf(orientation)
  const chunk = new Uint8Array(12 + tiff.length)
  chunk.set(
    Uint8Array.from("eXIf", (sign) => sign.charCodeAt(0)),
    4,
  )
  chunk.set(tiff, 8)
  viewOf(chunk).setUint32(0, tiff.length)
  viewOf(chunk).setUint32(8 + tiff.length, crcOf(chunk.subarray(4, 8 + tiff.length)))
  return chunk
}

/** PNG, also a moving one: chunks up to the last one; what follows it is left out. */
export const readPng: ReadPicture = (bytes) => {
  const view = viewOf(bytes)
  if (textAt(bytes, signatureBytes + 4, 4) !== "IHDR" || bytes.length < 33) return undefined
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const parts = [bytes.subarray(0, signatureBytes)]
  let [frames, hasPixels, at] = [1, false, signatureBytes]
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    const type = textAt(bytes, at + 4, 4)
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (type === "acTL" && length >= 8) frames = Math.max(1, view.getUint32(at + 8))
    if (type === "IDAT") hasPixels = true
    const orientation = type === "eXIf" ? orientationIn(content) : undefined
    if (orientation) parts.push(orientationChunk(orientation))
    if (visibleChunks.has(type)) parts.push(bytes.subarray(at, end))
    if (type === "IEND")
      return hasPixels && width > 0 && height > 0
        ? { width, height, frames, bytes: joined(parts) }
        : undefined
    at = end
  }
  return undefined
}
