import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { Message } from "../../contract/contact/message.ts"
import { whatsapp } from "../../contract/contact/whatsapp.ts"
import { limits } from "../../contract/limits.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { addressOf, type Chat } from "./chat.ts"
import { emptyThread, meets, oldestFirst, type Thread, withLatest, withOlder } from "./messages.ts"

const limit = limits.contact.pageSize

/** The messages with one contact, oldest first, as far back as they were read. No React in here. */
export interface ThreadModel {
  readonly thread: ReadonlySignal<Remote<Thread, ApiError>>
  readonly hasOlder: ReadonlySignal<boolean>
  /** Reads the latest messages: new ones are added, known ones brought up to date. */
  load(): Effect.Effect<void>
  /** Reads the messages before those that are known; does nothing while it does so already. */
  loadOlder(): Effect.Effect<void, ApiError>
  /** Takes messages over that came another way. */
  take(messages: ReadonlyArray<Message>): void
}

const stateOf = () => ({
  thread: signal<Remote<Thread, ApiError>>(loading),
  hasOlder: signal(false),
  /** The page before the first message, where the platform has no cursors. */
  page: 0,
  isReadingOlder: false,
})
type State = ReturnType<typeof stateOf>

/** One page of messages. Without cursors pages are counted from the end, which moves on: some come twice. */
const readPage = (api: Api, chat: Chat, query: { page?: number; before?: Message["_id"] }) =>
  Effect.map(api.call(whatsapp.list, { query: { ...addressOf(chat), limit, ...query } }), (answer) => ({
    messages: oldestFirst(answer),
    // A platform that answers more than was asked for knows no pages, and has answered everything.
    isFull: answer.length === limit,
  }))

const makeLoad = (api: Api, chat: Chat, state: State) => {
  const { thread, hasOlder } = state
  return Effect.fnUntraced(function* () {
    thread.value = reloading(thread.peek())
    const exit = yield* Effect.exit(readPage(api, chat, {}))
    const known = thread.peek().data
    const latest = Exit.map(exit, ({ messages, isFull }) => {
      // The messages in between are unknown: start again with the latest.
      const begins = known === undefined || (isFull && !meets(known, messages))
      if (begins) {
        hasOlder.value = isFull
        state.page = 0
      }
      return withLatest(begins ? emptyThread : known, messages)
    })
    thread.value = arrive(thread.peek(), latest)
  })
}

const makeLoadOlder = (api: Api, chat: Chat, state: State) => {
  const { thread, hasOlder } = state
  const read = Effect.fnUntraced(function* () {
    const oldest = thread.peek().data?.messages[0]
    if (!oldest || !hasOlder.peek()) return
    const hasCursors = yield* api.offers(whatsapp.changes)
    const page = state.page + 1
    const { messages, isFull } = yield* readPage(api, chat, hasCursors ? { before: oldest._id } : { page })
    state.page = page
    const now = thread.peek().data ?? emptyThread
    const next = withOlder(now, messages)
    hasOlder.value = isFull && next.first < now.first
    thread.value = { _tag: "Here", data: next }
  })
  return () =>
    Effect.suspend(() => {
      if (state.isReadingOlder) return Effect.void
      state.isReadingOlder = true
      return Effect.ensuring(
        read(),
        Effect.sync(() => void (state.isReadingOlder = false)),
      )
    })
}

const makeThreadModel = (api: Api, chat: Chat): ThreadModel => {
  const state = stateOf()
  const { thread, hasOlder } = state
  return {
    thread,
    hasOlder,
    load: makeLoad(api, chat, state),
    loadOlder: makeLoadOlder(api, chat, state),
    take: (messages) => {
      const { data } = thread.peek()
      if (data) thread.value = { _tag: "Here", data: withLatest(data, messages) }
    },
  }
}

export const ThreadModel = createModel(makeThreadModel)
