import { joined, type ReadPicture, textAt, viewOf } from "./picture.ts"

const tableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The end of a row of blocks that each say their length, the last one being empty; -1 if they break off. */
const endOfBlocks = (bytes: Uint8Array, start: number): number => {
  let at = start
  while (at < bytes.length) {
    const length = bytes[at] ?? 0
    at += 1 + length
    if (length === 0) return at
  }
  return -1
}

/** Applications whose extension says how often a picture moves. */
const looping = ["NETSCAPE2.0", "ANIMEXTS1.0"]

/** True of what is shown: frames, how long they last, and texts; not comments and what applications add. */
const isKept = (bytes: Uint8Array, at: number) => {
  if (bytes[at] === 0x2c) return true
  const label = bytes[at + 1]
  return label === 0xff ? looping.includes(textAt(bytes, at + 3, 11)) : label !== 0xfe
}

/** The end of a frame or an extension; -1 if it breaks off or is neither. */
const endOfPart = (bytes: Uint8Array, at: number): number => {
  if (bytes[at] === 0x21) return endOfBlocks(bytes, at + 2)
  if (bytes[at] !== 0x2c || at + 10 > bytes.length) return -1
  return endOfBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]))
}

/** GIF 89a: frames and extensions up to the trailer; what follows it is left out. */
export const readGif: ReadPicture = (bytes) => {
  if (bytes.length < 14) return undefined
  const view = viewOf(bytes)
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)]
  let [frames, at] = [0, 13 + tableBytes(bytes[10])]
  const parts = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    if (bytes[at] === 0x3b)
      return frames > 0 && width > 0 && height > 0
        ? { width, height, frames, bytes: joined([...parts, bytes.subarray(at, at + 1)]) }
        : undefined
    const end = endOfPart(bytes, at)
    if (end < 0) return undefined
    if (bytes[at] === 0x2c) frames += 1
    if (isKept(bytes, at)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}
