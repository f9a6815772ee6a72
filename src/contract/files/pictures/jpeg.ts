import { orientationIn, tiffOf } from "./orientation.ts"
import { joined, type ReadPicture, textAt, viewOf } from "./picture.ts"

const exif = "Exif\0\0"

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Restart markers and TEM stand alone, without a length. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** True of segments that say how the pixels are read: all but comments and what applications add, save JFIF, Adobe and color profiles. */
const isKept = (marker: number, content: Uint8Array) => {
  if (marker === 0xe0) return textAt(content, 0, 5) === "JFIF\0"
  if (marker === 0xe2) return textAt(content, 0, 12) === "ICC_PROFILE\0"
  return marker !== 0xfe && (marker < 0xe1 || marker > 0xef || marker === 0xee)
}

/** The marker after a scan's pixels; -1 if they break off. In them a byte of 255 is followed by 0 or by a restart. */
const endOfScan = (bytes: Uint8Array, start: number): number => {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return -1
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return -1
}

const orientationOf = (marker: number, content: Uint8Array) =>
  marker === 0xe1 && textAt(content, 0, exif.length) === exif
    ? orientationIn(content.subarray(exif.length))
    : undefined

const orientationSegment = (orientation: number): Uint8Array => {
  const tiff = tiffOf(orientation)
  const content = Uint8Array.from(exif, (sign) => sign.charCodeAt(0))
  return joined([Uint8Array.of(0xff, 0xe1, 0, 2 + content.length + tiff.length), content, tiff])
}

/** JPEG (ITU-T T.81): segments up to the end of the first picture; what follows it is left out. */
export const readJpeg: ReadPicture = (bytes) => {
  const view = viewOf(bytes)
  const parts: Array<Uint8Array> = []
  let [width, height, orientation, hasScan, at] = [0, 0, undefined as number | undefined, false, 2]
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) {
      if (!hasScan || width === 0 || height === 0) return undefined
      const start = [bytes.subarray(0, 2), ...(orientation ? [orientationSegment(orientation)] : [])]
      return {
        width,
        height,
        frames: 1,
        bytes: joined([...start, ...parts, bytes.subarray(at, at + 2)]),
      }
    }
    if (at + 4 > bytes.length) return undefined
    let end = standsAlone(marker) ? at + 2 : at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return undefined
    const content = bytes.subarray(at + 4, end)
    if (isFrameHeader(marker) && content.length >= 5)
      [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
    orientation ??= orientationOf(marker, content)
    if (marker === 0xda) {
      hasScan = true
      end = endOfScan(bytes, end)
      if (end < 0) return undefined
    }
    if (isKept(marker, content)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}
