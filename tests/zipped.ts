import { deflateRawSync } from "node:zlib"

/** A ZIP file of some parts, as spreadsheets write it. */
export const zipped = (parts: Readonly<Record<string, string | Buffer>>): Uint8Array => {
  const bodies: Array<Buffer> = []
  const entries: Array<Buffer> = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = Buffer.isBuffer(content) ? content : deflateRawSync(Buffer.from(content))
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    entries.push(entry, Buffer.from(name))
    bodies.push(head, Buffer.from(name), packed)
    at += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...bodies, directory, end]))
}
