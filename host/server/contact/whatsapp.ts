import { timingSafeEqual } from "node:crypto"
import * as Effect from "effect/Effect"
import type { whatsapp as contract } from "../../../src/contract/contact/whatsapp.ts"
import { Forbidden, NotFound, TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { query } from "../db/database.ts"
import type { Asked, HandlersOf, Tools } from "../calls/handler.ts"
import { badRequest } from "../http/issues.ts"
import { cursorOf } from "../streams/changeStream.ts"
import { contactStream } from "./contactStream.ts"
import { isSigned, readWebhook } from "./metaEvents.ts"
import { askAgain } from "./mediaFetching.ts"
import { listMessages, retryMessage, writeMessage } from "./messages.ts"
import { noteProgress, receiveMessage } from "./receiving.ts"

const receiveWebhook = Effect.fn("whatsapp.webhook")(function* (
  tools: Tools,
  { body, signature, language }: Asked<typeof contract.webhook>,
) {
  const { meta, fetcher } = tools.chat
  if (!meta) return yield* new NotFound()
  if (!isSigned(body, signature, meta.appSecret)) return yield* new Forbidden({ needs: [] })
  const news = readWebhook(body, meta.companies)
  if (!news) return yield* badRequest([{ path: "body", code: "format" }], language)
  for (const message of news.messages) yield* query(() => receiveMessage(tools.db, message))
  fetcher?.wake()
  for (const progress of news.progress) yield* query(() => noteProgress(tools.db, progress))
})

const isSame = (one: string, other: string) => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Messages over WhatsApp. */
export const whatsappHandlers = (
  tools: Tools,
  resources: ReadonlyArray<Resource>,
): HandlersOf<typeof contract> => ({
  send: ({ body, caller, write }) =>
    Effect.tap(
      write((tx) => writeMessage(tx, caller, resources, body)),
      () => Effect.sync(tools.chat.sender.wake),
    ),
  list: (asked) => listMessages(tools.db, asked),
  retry: ({ params, caller, write }) =>
    Effect.tap(
      write((tx) => retryMessage(tx, caller, params.id)),
      () => Effect.sync(tools.chat.sender.wake),
    ),
  fetchMedia: ({ params, caller, write }) =>
    Effect.tap(
      write((tx) => askAgain(tx, caller, params.id, tools.chat.fetcher !== undefined)),
      () => Effect.sync(() => tools.chat.fetcher?.wake()),
    ),
  changes: Effect.fn("whatsapp.changes")(function* ({ caller, reauthorize, lastEvent }) {
    const { hub } = tools.chat
    const hasRoom = yield* Effect.promise(() => hub.hasRoom(caller.user.id as number))
    if (!hasRoom) return yield* new TooManyRequests({ retryAfter: 5 })
    return contactStream(hub, { caller, reauthorize }, cursorOf(lastEvent))
  }),
  webhook: (asked) => receiveWebhook(tools, asked),
  verifyWebhook: Effect.fn("whatsapp.verifyWebhook")(function* ({ query: asked }) {
    const { meta } = tools.chat
    if (!meta) return yield* new NotFound()
    const isTheirs = asked["hub.mode"] === "subscribe" && isSame(asked["hub.verify_token"], meta.verifyToken)
    return isTheirs ? asked["hub.challenge"] : yield* new Forbidden({ needs: [] })
  }),
})
