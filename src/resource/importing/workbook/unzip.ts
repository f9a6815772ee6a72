/** Most bytes the parts of a workbook may unpack to; a file that would be larger is refused before it fills the memory. */
const maxUnpacked = 96 * 1024 * 1024
const maxParts = 5000

/** Reason a file is not read as a workbook: damaged, too large once unpacked, of the old kind (`.xls`) or locked by a password. */
export type WorkbookFault = "damaged" | "tooLarge" | "oldKind"

/** A workbook that cannot be read. */
export class UnreadWorkbook extends Error {
  readonly fault: WorkbookFault
  constructor(fault: WorkbookFault) {
    super(fault)
    this.fault = fault
  }
}

/** Reads one part of a ZIP file as text; undefined where there is none. */
export type ReadPart = (name: string) => Promise<string | undefined>

interface Part {
  readonly method: number
  readonly size: number
  readonly at: number
}

const endMark = 0x06054b50
const partMark = 0x02014b50
/** Bytes of the end of a ZIP file without its comment, and of a part's entry without its name. */
const endBytes = 22
const entryBytes = 46

/** True for bytes that begin as a ZIP file does. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

/** True for a workbook of before 2007, or one that is locked by a password. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0

const endOf = (view: DataView): number => {
  const last = Math.max(0, view.byteLength - endBytes - 0xffff)
  for (let at = view.byteLength - endBytes; at >= last; at -= 1)
    if (view.getUint32(at, true) === endMark) return at
  throw new UnreadWorkbook("damaged")
}

const partsOf = (bytes: Uint8Array, view: DataView): ReadonlyMap<string, Part> => {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxParts) throw new UnreadWorkbook("tooLarge")
  const parts = new Map<string, Part>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== partMark) throw new UnreadWorkbook("damaged")
    const [name, extra, comment] = [28, 30, 32].map((from) => view.getUint16(at + from, true)) as [
      number,
      number,
      number,
    ]
    const text = new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + name))
    parts.set(text, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += entryBytes + name + extra + comment
  }
  return parts
}

/** Unpacks as it is read, and stops where it grows beyond what is left. */
const inflated = async (packed: Uint8Array, remaining: { bytes: number }): Promise<string> => {
  const unpacked = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
  const decoder = new TextDecoder()
  let text = ""
  const reader = unpacked.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    remaining.bytes -= value.byteLength
    if (remaining.bytes < 0) throw new UnreadWorkbook("tooLarge")
    text += decoder.decode(value, { stream: true })
  }
}

/** Returns the function that reads the parts of a ZIP file. */
export const unzip = (bytes: Uint8Array): ReadPart => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const remaining = { bytes: maxUnpacked }
  const read = async (part: Part) => {
    const from = part.at + 30 + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true)
    const packed = bytes.subarray(from, from + part.size)
    if (part.method === 0) return new TextDecoder().decode(packed)
    if (part.method !== 8) throw new UnreadWorkbook("damaged")
    return await inflated(packed, remaining)
  }
  let parts: ReadonlyMap<string, Part> | undefined
  return async (name) => {
    try {
      parts ??= partsOf(bytes, view)
      const part = parts.get(name)
      return part && (await read(part))
    } catch (cause) {
      throw cause instanceof UnreadWorkbook ? cause : new UnreadWorkbook("damaged")
    }
  }
}
