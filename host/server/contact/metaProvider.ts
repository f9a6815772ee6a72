import type { Failure } from "../../../src/contract/contact/message.ts"
import { limits } from "../../../src/contract/limits.ts"
import { foreignJson } from "../http/foreignText.ts"
import { isBeforeSending } from "../http/isBeforeSending.ts"
import type { Outgoing, Provider, SendResult } from "./provider.ts"

/** Connection settings of WhatsApp's Cloud API. */
export interface MetaOptions {
  readonly token: string
  /** Signs what the webhook is sent. */
  readonly appSecret: string
  /** Token that proves Meta's identity when the webhook's address is set. */
  readonly verifyToken: string
  /** The company each phone number belongs to, by Meta's id of the number. */
  readonly companies: ReadonlyMap<string, number>
  readonly api?: string
  /** Milliseconds between tries while Meta asks for patience. */
  readonly pausesMs?: ReadonlyArray<number>
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api */
const graph = "https://graph.facebook.com/v23.0"
/** Milliseconds Meta may take to answer. */
const patienceMs = 15_000

/** As Meta advises, each four times as long: the last more than an hour after the first. */
const pauses: ReadonlyArray<number> = [1000, 4000, 16_000, 64_000, 256_000, 1_024_000, 4_096_000]

/** Meta's error codes: too much at once by the app, the account, the number, or to one recipient. */
const throttling: ReadonlySet<unknown> = new Set([4, 80_007, 130_429, 131_056])

/** Meta's error codes: the 24 hours are over; the recipient cannot be reached on WhatsApp. */
const failureOfCode: ReadonlyMap<unknown, Failure> = new Map([
  [131_047, "WINDOW_CLOSED"],
  [131_026, "NOT_ON_WHATSAPP"],
])

/** Translates Meta's reason for a failed message. A throttled message may be sent later. */
export const failureOf = (code: unknown): Failure =>
  failureOfCode.get(code) ?? (throttling.has(code) ? "UNREACHABLE" : "REJECTED")

const partOf = (value: unknown, ...names: ReadonlyArray<string | number>): unknown =>
  names.reduce<unknown>(
    (part, name) =>
      typeof part === "object" && part !== null
        ? (part as Record<string | number, unknown>)[name]
        : undefined,
    value,
  )

/** Asks Meta; the answer with its status. */
const request = async ({ token, api = graph }: MetaOptions, path: string, init: RequestInit) => {
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const answer = await fetch(`${api}/${path}`, {
    ...init,
    headers,
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  })
  return {
    ok: answer.ok,
    status: answer.status,
    body: await answer
      .text()
      .then(foreignJson)
      .catch(() => null),
  }
}

/** Meta did not take a file or a message: `code` is Meta's own, if it was Meta that answered. */
class Refused extends Error {
  readonly code: unknown
  readonly failure: Failure
  constructor(status: number, code: unknown) {
    super(`refused with ${status}, code ${String(code)}`)
    this.code = code
    this.failure = code === undefined || status >= 500 ? "UNREACHABLE" : failureOf(code)
  }
}

const upload = async (meta: MetaOptions, phone: string, file: NonNullable<Outgoing["file"]>) => {
  const form = new FormData()
  form.set("messaging_product", "whatsapp")
  form.set("type", file.type)
  form.set("file", new Blob([file.bytes as Uint8Array<ArrayBuffer>], { type: file.type }), file.name)
  const { status, body } = await request(meta, `${phone}/media`, { method: "POST", body: form })
  const id = partOf(body, "id")
  if (typeof id === "string") return id
  throw new Refused(status, partOf(body, "error", "code"))
}

const templateOf = ([name = "", code = "", ...values]: ReadonlyArray<string>) => ({
  name,
  language: { code },
  components:
    values.length === 0 ? [] : [{ type: "body", parameters: values.map((text) => ({ type: "text", text })) }],
})

/** The part of the message that is its content, in Meta's words. */
const contentOf = async (meta: MetaOptions, phone: string, message: Outgoing) => {
  const { kind, body, file, mediaUrl, template } = message
  if (template) return { type: "template", template: templateOf(template) }
  if (kind === "TEXT") return { type: "text", text: { body } }
  const media = file ? { id: await upload(meta, phone, file) } : { link: mediaUrl }
  const type = kind.toLowerCase()
  return { type, [type]: kind === "DOCUMENT" && file ? { ...media, filename: file.name } : media }
}

/** A message was handed over, and no answer came. */
class AnswerLost extends Error {}

const send = async (meta: MetaOptions, message: Outgoing): Promise<SendResult> => {
  const [phone] = [...meta.companies].find(([, company]) => company === message.company) ?? []
  if (phone === undefined) return { failure: "REJECTED" }
  const content = await contentOf(meta, phone, message)
  const { ok, status, body } = await request(meta, `${phone}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      messaging_product: "whatsapp",
      to: message.to,
      biz_opaque_callback_data: message.tag,
      ...content,
    }),
  }).catch((cause: unknown) => {
    throw isBeforeSending(cause) ? cause : new AnswerLost()
  })
  const [id, code] = [partOf(body, "messages", 0, "id"), partOf(body, "error", "code")]
  if (typeof id === "string") return { providerId: id }
  // A proxy may give up while Meta goes on; a refusal by Meta itself has a code.
  if (code === undefined && (ok || status >= 500)) return { failure: "UNCONFIRMED" }
  throw new Refused(status, code)
}

const failureOfCause = (cause: unknown): Failure => {
  if (cause instanceof Refused) return cause.failure
  return cause instanceof AnswerLost ? "UNCONFIRMED" : "UNREACHABLE"
}

/** A throttled message was not accepted by Meta, and may be sent again after a while. */
const notSent = ({ pausesMs = pauses }: MetaOptions, { tries }: Outgoing, cause: unknown): SendResult => {
  const retryMs = pausesMs[tries]
  const isThrottled = cause instanceof Refused && throttling.has(cause.code)
  return isThrottled && retryMs !== undefined ? { retryMs } : { failure: failureOfCause(cause) }
}

/** Carries messages over WhatsApp's Cloud API. */
export const metaProvider = (meta: MetaOptions): Provider => ({
  send: (message) => send(meta, message).catch((cause: unknown) => notSent(meta, message, cause)),
})

/** True for the hosts on which Meta keeps customers' files. No other host is ever fetched from. */
const isMetas = (url: string, api: string) =>
  URL.canParse(url) &&
  (new URL(url).origin === new URL(api).origin ||
    /^https:\/\/([\w-]+\.)*(fbsbx\.com|whatsapp\.net)$/.test(new URL(url).origin))

/** The bytes of a file a customer sent, or that it is too large; undefined for one that does not come now. */
export const fetchMedia = async (
  meta: MetaOptions,
  id: string,
): Promise<Uint8Array | "tooLarge" | undefined> => {
  const { api = graph, token } = meta
  const { body } = await request(meta, encodeURIComponent(id), { method: "GET" })
  const [url, size] = [partOf(body, "url"), partOf(body, "file_size")]
  if (typeof url !== "string" || !isMetas(url, api)) return undefined
  if (Number(size) > limits.file.maxBytes) return "tooLarge"
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok || !answer.body) return undefined
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of answer.body) {
    length += chunk.length
    if (length > limits.file.maxBytes) return "tooLarge"
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
