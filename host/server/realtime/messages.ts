/**
 * The part of the Realtime Database's protocol that reading needs, version 5. Messages are JSON; one longer than
 * `frameChars` comes in several frames, after a frame that says how many.
 */
const frameChars = 16_384
/** Frames a client may send one message in: nothing it has to say is longer. */
const maxFrames = 8

/** A request of a client: its number, what it wants and with what. */
export interface Request {
  readonly number: number
  readonly action: string
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Message from a client: a request, a ping that expects an answer, or one that needs none; undefined if it is none of
 * these.
 */
export type ClientMessage =
  | { readonly kind: "request"; readonly request: Request }
  | { readonly kind: "ping" | "none" }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const readMessage = (text: string): ClientMessage | undefined => {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(raw)) return undefined
  const data = isRecord(raw["d"]) ? raw["d"] : {}
  if (raw["t"] === "c") return { kind: data["t"] === "p" ? "ping" : "none" }
  const { r: number, a: action, b: body } = data
  if (raw["t"] !== "d" || typeof number !== "number" || typeof action !== "string") return undefined
  return { kind: "request", request: { number, action, body: isRecord(body) ? body : {} } }
}

/** Puts a client's frames together. Undefined means that the client does not keep to the protocol. */
export const frameReader = (): ((frame: string) => ClientMessage | undefined) => {
  let missing = 0
  let frames: Array<string> = []
  return (frame) => {
    if (missing === 0 && /^\d{1,6}$/.test(frame)) {
      missing = Number(frame)
      return missing <= maxFrames ? { kind: "none" } : undefined
    }
    if (missing === 0) return readMessage(frame)
    frames.push(frame)
    missing -= 1
    if (missing > 0) return { kind: "none" }
    const text = frames.join("")
    frames = []
    return readMessage(text)
  }
}

/** A message in as many frames as it takes. */
export const framesOf = (message: unknown): ReadonlyArray<string> => {
  const text = JSON.stringify(message)
  if (text.length <= frameChars) return [text]
  const count = Math.ceil(text.length / frameChars)
  const parts = Array.from({ length: count }, (_, at) => text.slice(at * frameChars, (at + 1) * frameChars))
  return [String(count), ...parts]
}

/** Messages from the server. */
export const serverMessages = {
  hello: (host: string, session: string, at: number) => ({
    t: "c",
    d: { t: "h", d: { ts: at, v: "5", h: host, s: session } },
  }),
  pong: { t: "c", d: { t: "o", d: null } },
  reply: (number: number, status: string, data: unknown) => ({
    t: "d",
    d: { r: number, b: { s: status, d: data } },
  }),
  value: (path: string, value: unknown) => ({ t: "d", d: { a: "d", b: { p: path, d: value } } }),
  /** A place is no longer open to the listener. */
  revoked: (path: string) => ({ t: "d", d: { a: "c", b: { p: path, q: undefined } } }),
  /** The token no longer counts: the client gets a new one and comes back. */
  expired: { t: "d", d: { a: "ac", b: { s: "expired_token", d: "The session has ended." } } },
}
