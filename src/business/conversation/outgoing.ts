import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { uploadFile } from "../../api/uploadFile.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import { whatsapp } from "../../contract/contact/whatsapp.ts"
import type { files } from "../../contract/files/files.ts"
import { digitsOf } from "../../contract/people/phone.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { Chat } from "./chat.ts"

/** Content of an outgoing message: exactly one of a text, a file, a template, or a note for colleagues. */
export type Content =
  | { readonly kind: "text" | "note"; readonly body: string }
  | { readonly kind: "file"; readonly file: File }
  | {
      readonly kind: "template"
      readonly _id: RecordId
      readonly values: ReadonlyArray<string>
      readonly body: string
    }

export type SendError =
  | ApiError
  | RefusalOf<typeof whatsapp.send>
  | RefusalOf<typeof files.upload>
  | RefusalOf<typeof contacts.note>

/** Something written that the platform has not confirmed. */
export interface Outgoing {
  readonly key: string
  /** Group of messages written at once, such as an image and its caption. */
  readonly group: string
  readonly chat: Chat
  readonly content: Content
  /** Milliseconds since 1970. */
  readonly at: number
  /**
   * `waiting`: the connection is awaited, or the time the platform asked for, and it is sent by itself; `failed`: somebody has to decide; `held`: it
   * belongs to what failed, and goes after that.
   */
  readonly state: "queued" | "waiting" | "failed" | "held"
  readonly error?: SendError
  /** Not before this does the platform take it. Milliseconds since 1970. */
  readonly notBefore?: number
  /** It failed but may have arrived, and a repeat would make a second message. */
  readonly isUnconfirmed?: boolean
  /** The file is stored already: a repeat sends no second one. */
  readonly mediaId?: RecordId
}

/** Sends one message; a file is stored first, under a name the message then carries. */
export const sendOne = (
  api: Api,
  { chat, content, key, mediaId }: Outgoing,
  onStored: (id: RecordId) => void,
) => {
  const to = digitsOf(chat.phone)
  const recipient = { to, contactId: chat._id, ...(chat.userId ? { userId: chat.userId } : {}) }
  const send = (
    what:
      | { body: string }
      | { mediaId: RecordId }
      | { template: { _id: RecordId; values: ReadonlyArray<string> } },
  ) => api.call(whatsapp.send, { body: { ...recipient, ...what } }, { idempotencyKey: key })
  switch (content.kind) {
    case "text":
      return send({ body: content.body })
    case "note":
      return api.call(
        contacts.note,
        { params: { id: chat._id }, body: { body: content.body } },
        { idempotencyKey: key },
      )
    case "template":
      return send({ template: { _id: content._id, values: content.values } })
    case "file":
      return mediaId === undefined
        ? Effect.flatMap(
            uploadFile(api, content.file, () => {}),
            ({ _id }) => {
              onStored(_id)
              return send({ mediaId: _id })
            },
          )
        : send({ mediaId })
  }
}
