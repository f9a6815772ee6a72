import { createHmac, timingSafeEqual } from "node:crypto"
import * as Schema from "effect/Schema"
import type { DeliveryState, MessageKind } from "../../../src/contract/contact/message.ts"
import { limits } from "../../../src/contract/limits.ts"
import { digitsOf } from "../../../src/contract/people/phone.ts"
import { foreignJson, foreignText } from "../http/foreignText.ts"
import { failureOf } from "./metaProvider.ts"
import type { Incoming, Progress } from "./receiving.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

/** True if the body was signed with the app's secret (`X-Hub-Signature-256`). */
export const isSigned = (body: string, signature: string | undefined, secret: string): boolean => {
  const expected = Buffer.from(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`)
  const received = Buffer.from(signature ?? "")
  return received.length === expected.length && timingSafeEqual(received, expected)
}

const optional = Schema.optionalKey
const Media = Schema.Struct({
  id: Schema.String,
  caption: optional(Schema.String),
  filename: optional(Schema.String),
  mime_type: optional(Schema.String),
})
const MetaMessage = Schema.Struct({
  id: Schema.String,
  /** A message without a number could not be answered. */
  from: Schema.String.check(Schema.isPattern(/^\+?\d{6,15}$/)),
  timestamp: Schema.String,
  type: Schema.String,
  text: optional(Schema.Struct({ body: Schema.String })),
  image: optional(Media),
  audio: optional(Media),
  document: optional(Media),
})
const Errors = Schema.Array(Schema.Struct({ code: optional(Schema.Number) }))
const MetaStatus = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  biz_opaque_callback_data: optional(Schema.String),
  errors: optional(Errors),
})
const Profile = Schema.Struct({
  wa_id: Schema.String,
  profile: optional(Schema.Struct({ name: optional(Schema.String) })),
})
const Value = Schema.Struct({
  metadata: Schema.Struct({ phone_number_id: Schema.String }),
  contacts: optional(Schema.Array(Profile)),
  messages: optional(Schema.Array(Schema.Unknown)),
  statuses: optional(Schema.Array(Schema.Unknown)),
})
const Payload = Schema.Struct({
  entry: Schema.Array(Schema.Struct({ changes: Schema.Array(Schema.Struct({ value: Schema.Unknown })) })),
})

/** Content of one webhook delivery. Unreadable parts are skipped. */
export interface WebhookNews {
  readonly messages: ReadonlyArray<Incoming>
  readonly progress: ReadonlyArray<Progress>
}

const readAll = <A>(schema: Schema.Codec<A, A>, rows: ReadonlyArray<unknown> = []): ReadonlyArray<A> => {
  const isOne = Schema.is(schema)
  return rows.filter((row): row is A => isOne(row))
}

const kinds: Readonly<Record<string, MessageKind>> = {
  text: "TEXT",
  image: "IMAGE",
  audio: "AUDIO",
  document: "DOCUMENT",
}

const states: Readonly<Record<string, DeliveryState>> = {
  sent: "SENT",
  delivered: "DELIVERED",
  read: "READ",
  failed: "FAILED",
}

const toMessage = (
  { id, from, timestamp, type, text, image, audio, document }: typeof MetaMessage.Type,
  company: number,
  name: string | undefined,
): Incoming => {
  const media = image ?? audio ?? document
  const body = text?.body ?? media?.caption ?? null
  const at = Number(timestamp) * 1000
  return {
    providerId: id,
    company,
    from: digitsOf(from),
    ...(name === undefined ? {} : { name }),
    kind: entryOf(kinds, type) ?? "OTHER",
    body: body === null ? null : foreignText(body, limits.contact.maxBody),
    ...(media?.filename === undefined ? {} : { mediaName: foreignText(media.filename, limits.file.maxName) }),
    ...(media?.mime_type === undefined ? {} : { mediaType: media.mime_type.slice(0, 100) }),
    at: at > 0 && at < Date.now() ? new Date(at) : new Date(),
    ...(media === undefined ? {} : { providerMediaId: media.id }),
  }
}

const newsOf = (value: typeof Value.Type, company: number): WebhookNews => {
  const nameOf = (from: string) => value.contacts?.find(({ wa_id }) => wa_id === from)?.profile?.name
  return {
    messages: readAll(MetaMessage, value.messages).map((one) => toMessage(one, company, nameOf(one.from))),
    progress: readAll(MetaStatus, value.statuses).flatMap(
      ({ id, status: statusText, biz_opaque_callback_data: tag, errors }): ReadonlyArray<Progress> => {
        const status = entryOf(states, statusText)
        if (status === undefined) return []
        const one = { providerId: id, status, ...(tag === undefined ? {} : { tag }) }
        return [status === "FAILED" ? { ...one, failure: failureOf(errors?.[0]?.code) } : one]
      },
    ),
  }
}

/** Reads a signed body, limited to our own numbers; other numbers are not our concern. */
export const readWebhook = (
  body: string,
  companies: ReadonlyMap<string, number>,
): WebhookNews | undefined => {
  let raw: unknown
  try {
    // A text that the database does not take would have WhatsApp bring the whole delivery again and again.
    raw = foreignJson(body)
  } catch {
    return undefined
  }
  if (!Schema.is(Payload)(raw)) return undefined
  const values = raw.entry.flatMap(({ changes }) =>
    readAll(
      Value,
      changes.map(({ value }) => value),
    ),
  )
  const all = values.flatMap((value) => {
    const company = companies.get(value.metadata.phone_number_id)
    return company === undefined ? [] : [newsOf(value, company)]
  })
  return {
    messages: all.flatMap(({ messages }) => messages),
    progress: all.flatMap(({ progress }) => progress),
  }
}
