import { crc32, deflateSync } from "node:zlib"

type Colour = readonly [red: number, green: number, blue: number]

/** A part of a PNG file: its length, its name, its bytes and their checksum. */
const chunk = (name: string, bytes: Uint8Array): Buffer => {
  const typed = Buffer.concat([Buffer.from(name, "latin1"), bytes])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(bytes.length, 0)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG picture of these pixels. */
const png = (width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3)
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

const grounds: ReadonlyArray<Colour> = [
  [6, 100, 120],
  [180, 83, 9],
  [136, 58, 98],
  [58, 106, 54],
  [48, 76, 137],
]

const width = 640
const height = 240

const cardSize = 90

/** Price tags on a coloured sheet: what the cover of a tabloid of the demo shows. */
const coverPicture = (index: number): Buffer => {
  const ground = grounds[(index * 2) % grounds.length]!
  return png(300, 400, (x, y) => {
    if (y < 70) return y > 24 && y < 46 && x > 40 && x < 260 - ((index * 37) % 90) ? [250, 248, 244] : ground
    const [column, row] = [x % 100, (y - 70) % 110]
    if (column > cardSize || row > cardSize + 10) return [245, 240, 228]
    if (row > 68 && column > 12 && column < 78) return [250, 204, 21]
    const isRound = Math.hypot(column - 45, row - 34) < 18 + ((index + Math.floor(x / 100)) % 3) * 4
    return isRound ? ground : [255, 255, 255]
  })
}

/** A ring on a colour: what the logo of an advertiser of the demo shows. */
const logoPicture = (index: number): Buffer => {
  const ground = grounds[index % grounds.length]!
  return png(128, 128, (x, y) => {
    const fromCentre = Math.hypot(x - 64, y - 64)
    return fromCentre < 40 && fromCentre > 14 + (index % 3) * 6 ? [250, 248, 244] : ground
  })
}

/** A plate on a striped cloth in one of five colours: what a banner of the demo shows. */
export const bannerPicture = (index: number): Buffer => {
  const ground = grounds[index % grounds.length]!
  const lighter = (by: number) => ground.map((part) => Math.min(255, part + by)) as unknown as Colour
  const centre = 140 + ((index * 97) % 360)
  return png(width, height, (x, y) => {
    const fromCentre = Math.hypot(x - centre, y - height / 2)
    if (fromCentre < 62) return lighter(120)
    if (fromCentre < 92) return [250, 248, 244]
    return x % 64 < 32 ? ground : lighter(18)
  })
}

/** The pictures of the demo's records, by what they show. */
export const demoPictures = { banner: bannerPicture, cover: coverPicture, logo: logoPicture } as const

/** The ids of the demo's pictures, once they are kept. */
export type Pictures = Readonly<Record<keyof typeof demoPictures, ReadonlyArray<number>>>
