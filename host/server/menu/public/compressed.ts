import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const encodings = ["br", "gzip"] as const
/** Encodings of an answer, the smaller one first. */
export type Encoding = (typeof encodings)[number]

/** Bytes from which on an answer is worth the work. */
const minBytes = 1024

const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  // Menus repeat themselves over more than the 32 kB that gzip looks back.
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

/** The encoding to answer a request in, by its `Accept-Encoding`; undefined for none. */
export const encodingFor = (accepted: string | undefined, body: string): Encoding | undefined => {
  if (body.length < minBytes) return undefined
  const offers = (accepted ?? "").split(",").map((one) => one.trim().toLowerCase())
  return encodings.find((encoding) =>
    offers.some(
      (one) => one === encoding || (one.startsWith(`${encoding};`) && !/;\s*q=0(\.0*)?$/.test(one)),
    ),
  )
}

/** Returns a function that gives a text compressed, each way once. */
export const compressions = (text: string) => {
  const done = new Map<Encoding, Promise<Buffer>>()
  return (encoding: Encoding): Promise<Buffer> => {
    const known = done.get(encoding) ?? compress[encoding](text)
    done.set(encoding, known)
    return known
  }
}
