const joined = (
  ...parts: ReadonlyArray<string | ReadonlyArray<number> | Uint8Array>
): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (sign) => sign.charCodeAt(0)) : [...part],
    ),
  )

const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >>> ((bytes - 1 - at) * 8)) & 255)
const little = (value: number, bytes: number) => big(value, bytes).toReversed()

const decoded = (base64: string) => joined(atob(base64))

/** A place in the text of metadata, which no one else should read. */
export const secretPlace = "-23.5505,-46.6333"

/** Exif (TIFF): the orientation, and a text as cameras write where they are. */
const exifOf = (orientation: number) =>
  joined(
    "MM",
    [0, 42],
    big(8, 4),
    big(1, 2),
    big(0x112, 2),
    big(3, 2),
    big(1, 4),
    big(orientation, 2),
    [0, 0],
    big(0, 4),
    secretPlace,
  )

/** A PNG of one pixel. */
export const png = decoded(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
)

const chunk = (type: string, content: Uint8Array) =>
  joined(big(content.length, 4), type, content, [0, 0, 0, 0])

/** The same with texts, a moment and Exif, and something after its end. */
export const pngWithPlace = joined(
  png.subarray(0, 33),
  chunk("tEXt", joined("Comment\0", secretPlace)),
  chunk("eXIf", exifOf(6)),
  png.subarray(33),
  secretPlace,
)

/** The same that moves: it says how many frames it has. */
export const movingPng = joined(
  png.subarray(0, 33),
  chunk("acTL", joined(big(3, 4), big(0, 4))),
  png.subarray(33),
)

/** The same that says it is so many pixels wide and high. */
export const pngOf = (width: number, height: number) =>
  joined(png.subarray(0, 16), big(width, 4), big(height, 4), png.subarray(24))

const segment = (marker: number, content: Uint8Array) =>
  joined([0xff, marker], big(content.length + 2, 2), content)

/** A JPEG of one pixel. */
export const jpeg = decoded(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
)

/** The same as a phone writes it: with Exif, XMP, a comment, and a second picture after its end. */
export const jpegWithPlace = (orientation: number) =>
  joined(
    jpeg.subarray(0, 2),
    segment(0xe1, joined("Exif\0\0", exifOf(orientation))),
    segment(0xe1, joined("http://ns.adobe.com/xap/1.0/\0", secretPlace)),
    segment(0xed, joined("Photoshop 3.0\0", secretPlace)),
    segment(0xfe, joined(secretPlace)),
    jpeg.subarray(2),
    jpeg.subarray(0, 2),
    segment(0xe1, joined("Exif\0\0", exifOf(1))),
    jpeg.subarray(2),
  )

const gifFrame = joined([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
const gifStart = joined("GIF89a", [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])

/** A GIF of one pixel with so many frames. */
export const gif = (frames: number, comment = "") =>
  joined(
    gifStart,
    comment === "" ? [] : joined([0x21, 0xfe, comment.length], comment, [0]),
    joined([0x21, 0xff, 11], "NETSCAPE2.0", [3, 1, 0, 0, 0]),
    ...Array.from({ length: frames }, () => gifFrame),
    [0x3b],
  )

const riff = (...chunks: ReadonlyArray<readonly [string, Uint8Array]>) => {
  const body = joined(
    "WEBP",
    ...chunks.map(([type, content]) =>
      joined(type, little(content.length, 4), content, content.length % 2 ? [0] : []),
    ),
  )
  return joined("RIFF", little(body.length, 4), body)
}

const webpPixels = decoded("MAEAnQEqAQABAAdAliWkAANwAP7vuQAA")
const webpHead = (flags: number) => joined([flags, 0, 0, 0], little(0, 3), little(0, 3))

/** A WebP of one pixel. */
export const webp = riff(["VP8 ", webpPixels])

/** The same as a phone writes it: with Exif and XMP. */
export const webpWithPlace = (orientation: number) =>
  riff(
    ["VP8X", webpHead(0x0c)],
    ["VP8 ", webpPixels],
    ["EXIF", exifOf(orientation)],
    ["XMP ", joined(secretPlace)],
  )

/** A document that begins and ends as a PDF does, without pages. */
export const pdf = joined("%PDF-1.7 and more\n%%EOF\n")

/** A font that says its length and nothing else. */
export const font = joined("wOF2", big(0x00010000, 4), big(16, 4), big(0, 4))
