import fc from "fast-check"
import { expect, test } from "vitest"
import { checkFile } from "../../../src/contract/files/checkFile.ts"
import { fileTypeOf } from "../../../src/contract/files/fileType.ts"
import { readPicture } from "../../../src/contract/files/pictures/readPicture.ts"
import * as small from "../../smallFiles.ts"

const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes)
const read = (bytes: Uint8Array) => readPicture(fileTypeOf(bytes)!, bytes)

const plain = { png: small.png, jpeg: small.jpeg, gif: small.gif(2), webp: small.webp }
const withPlace = {
  png: small.pngWithPlace,
  jpeg: small.jpegWithPlace(1),
  gif: small.gif(2, small.secretPlace),
  webp: small.webpWithPlace(1),
}

test.each(Object.keys(plain) as ReadonlyArray<keyof typeof plain>)(
  "a %s says nothing of where it was taken, and its pixels stay as they are",
  (kind) => {
    expect(textOf(withPlace[kind])).toContain(small.secretPlace)
    const clean = read(withPlace[kind])!
    expect(textOf(clean.bytes)).not.toContain(small.secretPlace)
    expect(read(clean.bytes)).toEqual(clean)
    expect(read(plain[kind])?.bytes).toEqual(plain[kind])
  },
)

test("a frame of a moving picture says nothing of where it was taken either", () => {
  const chunk = (type: string, content: Uint8Array) =>
    Uint8Array.of(...new TextEncoder().encode(type), content.length, 0, 0, 0, ...content)
  const pixels = small.webp.subarray(12)
  const place = chunk(
    "EXIF",
    new TextEncoder().encode(small.secretPlace.padEnd(2 * Math.ceil(small.secretPlace.length / 2))),
  )
  const frame = chunk("ANMF", Uint8Array.of(...new Uint8Array(16), ...pixels, ...place))
  const head = chunk("VP8X", Uint8Array.of(2, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  const body = Uint8Array.of(
    ...new TextEncoder().encode("WEBP"),
    ...head,
    ...chunk("ANIM", new Uint8Array(6)),
    ...frame,
  )
  const file = chunk("RIFF", body)
  new DataView(file.buffer).setUint32(4, body.length, true)
  expect(textOf(file)).toContain(small.secretPlace)
  const clean = read(file)!
  expect(textOf(clean.bytes)).not.toContain(small.secretPlace)
  expect(read(clean.bytes)).toEqual(clean)
})

test.each([small.jpegWithPlace(6), small.webpWithPlace(6), small.pngWithPlace])(
  "a photo that was taken with the camera turned is still shown upright",
  (photo) => {
    const { bytes } = read(photo)!
    expect(textOf(bytes)).toContain("MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06")
    expect(read(bytes)?.bytes).toEqual(bytes)
  },
)

test("a picture that breaks off anywhere is refused", () => {
  for (const whole of [...Object.values(plain), small.jpegWithPlace(6), small.webpWithPlace(6)])
    for (let length = 16; length < read(whole)!.bytes.length; length += 1)
      expect(checkFile(read(whole)!.bytes.subarray(0, length)), `${length}`).toEqual({ fault: "CUT" })
})

test("a picture of any bytes is read or refused, and never fails", () => {
  const bytes = fc.tuple(fc.constantFrom(...Object.values(plain)), fc.uint8Array({ maxLength: 200 }))
  fc.assert(
    fc.property(bytes, fc.nat({ max: 60 }), ([whole, noise], at) => {
      const mixed = new Uint8Array([...whole.subarray(0, 16 + at), ...noise])
      checkFile(mixed)
    }),
    { numRuns: 2000 },
  )
})

test("a small file that unpacks to gigabytes is refused, and a photo of 108 megapixels is not", () => {
  expect(checkFile(small.pngOf(60_000, 60_000))).toEqual({ fault: "HUGE" })
  expect(checkFile(small.pngOf(12_000, 9000))).toMatchObject({ type: "image/png" })
  const frames = small.gif(2000)
  frames.set([0xe8, 0x03, 0xe8, 0x03], 6)
  expect(checkFile(frames)).toEqual({ fault: "HUGE" })
})

test("a picture that moves is told from one that stands still", () => {
  expect([small.movingPng, small.gif(2), small.png, small.gif(1)].map((file) => read(file)?.frames)).toEqual([
    3, 2, 1, 1,
  ])
})

test("a document or a font that breaks off is refused", () => {
  for (const whole of [small.pdf, small.font]) {
    expect(checkFile(whole)).toMatchObject({ bytes: whole })
    expect(checkFile(whole.subarray(0, -8))).toEqual({ fault: "CUT" })
  }
})
