/** A picture as its container tells it. */
export interface Picture {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** 1 for a still picture. */
  readonly frames: number
  /** The file without its metadata, such as where and when a photo was taken; the pixels are the same, byte for byte. */
  readonly bytes: Uint8Array
}

/** Reads the container of a picture; undefined if it breaks off or is damaged. */
export type ReadPicture = (bytes: Uint8Array) => Picture | undefined

/** The bytes as numbers of any width, from their own first byte. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The Latin-1 text of `length` bytes. */
export const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length))

/** The parts, one after the other. */
export const joined = (parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
