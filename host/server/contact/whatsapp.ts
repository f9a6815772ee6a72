import { timingSafeEqual } from "node:crypto"
import * as Effect from "effect/Effect"
import type { whatsapp as contract } from "../../../src/contract/contact/whatsapp.ts"
import { Forbidden, NotFound, TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { query } from "../db/database.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import type { FileServices } from "../files/fileServices.ts"
import { badRequest } from "../http/issues.ts"
import { cursorOf } from "../streams/changeStream.ts"
import { contactStream } from "./contactStream.ts"
import { isSigned, readWebhook } from "./metaEvents.ts"
import { askAgain } from "./mediaFetching.ts"
import { listMessages, retryMessage, writeMessage } from "./messages.ts"
import { noteProgress, receiveMessage } from "./receiving.ts"
import type { Chat } from "./chat.ts"

/** Services of the handlers of messages. */
export interface ChatServices extends CallServices, Pick<FileServices, "fileOwners"> {
  readonly chat: Chat
}

const receiveWebhook = Effect.fn("whatsapp.webhook")(function* (
  services: ChatServices,
  { body, signature, language }: HandlerInput<typeof contract.webhook>,
) {
  const { meta, fetcher } = services.chat
  if (!meta) return yield* new NotFound()
  if (!isSigned(body, signature, meta.appSecret)) return yield* new Forbidden({ needs: [] })
  const news = readWebhook(body, meta.companies)
  if (!news) return yield* badRequest([{ path: "body", code: "format" }], language)
  for (const message of news.messages) yield* query(() => receiveMessage(services.db, message))
  fetcher?.wake()
  for (const progress of news.progress) yield* query(() => noteProgress(services.db, progress))
})

const isSame = (one: string, other: string) => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Messages over WhatsApp. */
export const whatsappHandlers = (services: ChatServices): HandlersOf<typeof contract> => ({
  send: ({ body, caller, write }) =>
    Effect.tap(
      write((tx) => writeMessage(tx, caller, services.fileOwners, body)),
      () => Effect.sync(services.chat.sender.wake),
    ),
  list: (input) => listMessages(services.db, input),
  retry: ({ params, caller, write }) =>
    Effect.tap(
      write((tx) => retryMessage(tx, caller, params.id)),
      () => Effect.sync(services.chat.sender.wake),
    ),
  fetchMedia: ({ params, caller, write }) =>
    Effect.tap(
      write((tx) => askAgain(tx, caller, params.id, services.chat.fetcher !== undefined)),
      () => Effect.sync(() => services.chat.fetcher?.wake()),
    ),
  changes: Effect.fn("whatsapp.changes")(function* ({ caller, reauthorize, lastEvent }) {
    const { hub } = services.chat
    const hasRoom = yield* Effect.promise(() => hub.hasRoom(caller.user.id as number))
    if (!hasRoom) return yield* new TooManyRequests({ retryAfter: 5 })
    return contactStream(hub, { caller, reauthorize }, cursorOf(lastEvent))
  }),
  webhook: (input) => receiveWebhook(services, input),
  verifyWebhook: Effect.fn("whatsapp.verifyWebhook")(function* ({ query: search }) {
    const { meta } = services.chat
    if (!meta) return yield* new NotFound()
    const isFromMeta =
      search["hub.mode"] === "subscribe" && isSame(search["hub.verify_token"], meta.verifyToken)
    return isFromMeta ? search["hub.challenge"] : yield* new Forbidden({ needs: [] })
  }),
})
