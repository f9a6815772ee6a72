import type { IncomingMessage } from "node:http"
import { request as requestSecure, type RequestOptions } from "node:https"
import { fileTypeOf, isPicture } from "../../../../src/contract/files/fileType.ts"
import { readPicture } from "../../../../src/contract/files/pictures/readPicture.ts"
import { isPublic } from "../domains/networks.ts"
import { type Resolve, resolveDomain } from "../domains/resolveDomain.ts"

/** A picture that was fetched from elsewhere. */
export interface FetchedPicture {
  readonly type: string
  readonly bytes: Uint8Array
}

/** Fetches a picture; undefined where there is none to have now. */
export type FetchPicture = (address: string) => Promise<FetchedPicture | undefined>

interface Options {
  readonly resolve?: Resolve
  readonly isAllowed?: (address: string) => boolean
  readonly request?: (
    options: RequestOptions,
    answered: (response: IncomingMessage) => void,
  ) => ReturnType<typeof requestSecure>
  readonly longestMs?: number
}

const maxBytes = 2_000_000
const maxRedirects = 3
const redirects: ReadonlySet<unknown> = new Set([301, 302, 303, 307, 308])

const startsWith = (bytes: Uint8Array, start: number, text: string) =>
  Buffer.from(bytes.subarray(start, start + text.length)).toString("latin1") === text

/** Types that pages may show but that nobody may upload. */
const shownOnly: ReadonlyArray<readonly [type: string, (bytes: Uint8Array) => boolean]> = [
  ["image/x-icon", (bytes) => startsWith(bytes, 0, "\0\0\x01\0")],
  ["image/avif", (bytes) => startsWith(bytes, 4, "ftypavif")],
  // Shown in an image, and under a policy of its own, no script in it runs.
  [
    "image/svg+xml",
    (bytes) =>
      /^\s*(<\?xml|<!--|<svg|<!DOCTYPE svg)/i.test(Buffer.from(bytes.subarray(0, 100)).toString()) &&
      Buffer.from(bytes).includes("<svg"),
  ],
]

/** Metadata in AVIF is an item of its own, which nothing here takes out. */
const hasMetadata = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.subarray(0, 4096))
  return head.includes("Exif") || head.includes("application/rdf+xml")
}

/** A picture by its bytes, whatever its origin calls it, without where and when it was taken; undefined for anything else. */
const pictureOf = (bytes: Uint8Array): FetchedPicture | undefined => {
  const known = fileTypeOf(bytes)
  if (known !== undefined) {
    const picture = isPicture(known) ? readPicture(known, bytes) : undefined
    return picture && { type: known, bytes: picture.bytes }
  }
  const type = shownOnly.find(([, begins]) => begins(bytes))?.[0]
  return type === undefined || (type === "image/avif" && hasMetadata(bytes)) ? undefined : { type, bytes }
}

const read = async (response: IncomingMessage): Promise<Uint8Array | undefined> => {
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) return undefined
  const chunks: Array<Buffer> = []
  let length = 0
  for await (const chunk of response) {
    length += (chunk as Buffer).length
    if (length > maxBytes) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** Asks the one address of a host that was checked; undefined where it has none, or one that is not allowed. */
const request = async (
  { hostname, port, pathname, search, host }: URL,
  { resolve, isAllowed, request }: Required<Options>,
  signal: AbortSignal,
) => {
  const name = hostname.replace(/^\[|\]$/g, "")
  const found = await resolve(name)
  if (found === "unknown" || found.length === 0 || !found.every(isAllowed)) return undefined
  return new Promise<IncomingMessage>((settle, fail) => {
    const requestOptions = {
      host: found[0],
      port: port === "" ? 443 : Number(port),
      path: pathname + search,
      servername: name,
      headers: { host, accept: "image/*" },
      agent: false,
      signal,
    }
    request(requestOptions, settle).on("error", fail).end()
  })
}

const fetchFrom = async (
  url: URL,
  options: Required<Options>,
  { redirectsLeft, signal }: { readonly redirectsLeft: number; readonly signal: AbortSignal },
): Promise<FetchedPicture | undefined> => {
  if (url.protocol !== "https:" || url.username !== "") return undefined
  const response = await request(url, options, signal)
  if (!response) return undefined
  const { statusCode, headers } = response
  try {
    if (redirects.has(statusCode) && URL.canParse(headers.location ?? "", url)) {
      const nextOptions = { redirectsLeft: redirectsLeft - 1, signal }
      return redirectsLeft > 0
        ? await fetchFrom(new URL(headers.location ?? "", url), options, nextOptions)
        : undefined
    }
    const bytes = statusCode === 200 ? await read(response) : undefined
    return bytes && pictureOf(bytes)
  } finally {
    response.destroy()
  }
}

/**
 * Fetches pictures by https from the public internet alone. A name is looked up once, and the very address that was checked is asked,
 * of each redirect anew: so neither a redirect nor a name that changes its mind leads into a private network.
 */
export const pictureFetcher = (overrides: Options = {}): FetchPicture => {
  const options = {
    resolve: resolveDomain,
    isAllowed: isPublic,
    request: requestSecure,
    longestMs: 8000,
    ...overrides,
  }
  return async (address) => {
    if (!URL.canParse(address)) return undefined
    const signal = AbortSignal.timeout(options.longestMs)
    return fetchFrom(new URL(address), options, { redirectsLeft: maxRedirects, signal }).catch(
      () => undefined,
    )
  }
}
