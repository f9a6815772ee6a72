import { textAt, viewOf } from "./picture.ts"

const tag = 0x0112
const short = 3
const entryBytes = 12

/**
 * The orientation of a photo, from 2 to 8, in the TIFF structure that Exif is (TIFF 6.0, tag 274);
 * undefined for one that is shown as it is, or says nothing readable.
 */
export const orientationIn = (tiff: Uint8Array): number | undefined => {
  if (tiff.length < 8) return undefined
  const view = viewOf(tiff)
  const isLittle = textAt(tiff, 0, 2) === "II"
  const first = view.getUint32(4, isLittle)
  if (first + 2 > tiff.length) return undefined
  const entries = view.getUint16(first, isLittle)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * entryBytes
    if (at + entryBytes > tiff.length) return undefined
    if (view.getUint16(at, isLittle) !== tag || view.getUint16(at + 2, isLittle) !== short) continue
    const value = view.getUint16(at + 8, isLittle)
    return value >= 2 && value <= 8 ? value : undefined
  }
  return undefined
}

/** A TIFF structure that says the orientation and nothing else. */
export const tiffOf = (orientation: number): Uint8Array => {
  const tiff = new Uint8Array(26)
  const view = viewOf(tiff)
  tiff.set([0x4d, 0x4d, 0, 42])
  view.setUint32(4, 8)
  view.setUint16(8, 1)
  view.setUint16(10, tag)
  view.setUint16(12, short)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  return tiff
}
