import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { Api } from "../../api/api.ts"
import { freshKey } from "../../api/freshKey.ts"
import { uploadFile } from "../../api/uploadFile.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import type { Message } from "../../contract/contact/message.ts"
import { whatsapp } from "../../contract/contact/whatsapp.ts"
import { files } from "../../contract/files/files.ts"
import { digitsOf } from "../../contract/people/phone.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import { idKey, type RecordId, sameId } from "../../contract/wire/recordId.ts"
import type { ApiError } from "../../api/errors.ts"
import type { Chat } from "./chat.ts"

/** What is written: one of a text, a file, a template, and a note for colleagues. */
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
  readonly chat: Chat
  readonly content: Content
  /** Milliseconds since 1970. */
  readonly at: number
  /** `waiting`: the connection is awaited, and it is sent by itself; `failed`: somebody has to decide. */
  readonly state: "queued" | "waiting" | "failed"
  readonly error?: SendError
  /** The file is stored already: a repeat sends no second one. */
  readonly mediaId?: RecordId
}

/** What was written and is being sent. No React in here. */
export interface OutboxModel {
  readonly outgoing: ReadonlySignal<ReadonlyArray<Outgoing>>
  /** Puts these in line, in their order. */
  add(chat: Chat, contents: ReadonlyArray<Content>): void
  /** Sends what is in line for a contact, one after the other; ends when nothing is. */
  send(chat: Chat): Effect.Effect<void>
  /** Puts what failed or waits in line again. */
  retry(keys: ReadonlyArray<string>): void
  discard(key: string): void
}

export interface OutboxOptions {
  /** The platform has taken this; its answer may leave fields out. */
  readonly onSent: (sent: Outgoing, answer: Partial<Message>) => void
  /** Whether a repeat makes no second message, so that it needs nobody's decision. */
  readonly isRepeatable: () => boolean
}

/** Sends one message; a file is stored first, under a name the message then carries. */
const sendOne = (api: Api, { chat, content, key, mediaId }: Outgoing, onStored: (id: RecordId) => void) => {
  const to = digitsOf(chat.phone)
  const user = chat.userId ? { userId: chat.userId } : {}
  const send = (
    what:
      | { body: string }
      | { mediaId: RecordId }
      | { template: { _id: RecordId; values: ReadonlyArray<string> } },
  ) => api.call(whatsapp.send, { body: { to, ...user, ...what } }, { idempotencyKey: key })
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

type State = ReturnType<typeof stateOf>

const stateOf = () => {
  const outgoing = signal<ReadonlyArray<Outgoing>>([])
  return {
    outgoing,
    change: (key: string, to: Partial<Outgoing>) =>
      void (outgoing.value = outgoing.peek().map((one) => (one.key === key ? { ...one, ...to } : one))),
    discard: (key: string) => void (outgoing.value = outgoing.peek().filter((one) => one.key !== key)),
    nextFor: (chat: Chat) =>
      outgoing.peek().find((one) => sameId(one.chat._id, chat._id) && one.state === "queued"),
  }
}

/** What follows waits too, so that nothing arrives before what was written first. */
const refuse = (
  { change, nextFor }: State,
  { key, chat }: Outgoing,
  error: SendError | undefined,
  isRepeatable: boolean,
) => {
  const state = error?._tag === "Unreachable" && isRepeatable ? "waiting" : "failed"
  change(key, { state, ...(error && { error }) })
  if (state === "waiting")
    for (let next = nextFor(chat); next; next = nextFor(chat)) change(next.key, { state })
}

const makeSend = (api: Api, state: State, { onSent, isRepeatable }: OutboxOptions) => {
  const sending = new Set<string>()
  const sendAll = Effect.fnUntraced(function* (chat: Chat) {
    for (let one = state.nextFor(chat); one; one = state.nextFor(chat)) {
      const { key } = one
      const exit = yield* Effect.exit(sendOne(api, one, (mediaId) => state.change(key, { mediaId })))
      if (Exit.isFailure(exit)) {
        const error = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
        refuse(state, one, error, isRepeatable())
        continue
      }
      onSent(one, exit.value)
      state.discard(key)
    }
  })
  return (chat: Chat) =>
    Effect.suspend(() => {
      const id = idKey(chat._id)
      if (sending.has(id)) return Effect.void
      sending.add(id)
      return Effect.ensuring(
        sendAll(chat),
        Effect.sync(() => void sending.delete(id)),
      )
    })
}

const makeOutboxModel = (api: Api, options: OutboxOptions): OutboxModel => {
  const state = stateOf()
  const { outgoing, change, discard } = state
  return {
    outgoing,
    add: (chat, contents) => {
      const at = api.now()
      const added = contents.map((content): Outgoing => ({
        key: freshKey(),
        chat,
        content,
        at,
        state: "queued",
      }))
      outgoing.value = [...outgoing.peek(), ...added]
    },
    send: makeSend(api, state, options),
    retry: (keys) => {
      for (const key of keys) change(key, { state: "queued" })
    },
    discard,
  }
}

export const OutboxModel = createModel(makeOutboxModel)
