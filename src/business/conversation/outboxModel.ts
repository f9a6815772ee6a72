import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { Api } from "../../api/api.ts"
import { isTransient, isUnanswered } from "../../api/transient.ts"
import { freshKey } from "../../api/freshKey.ts"
import type { Message } from "../../contract/contact/message.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import type { Chat } from "./chat.ts"
import { type Content, type Outgoing, type SendError, sendOne } from "./outgoing.ts"

/** Messages that were written and are being sent. No React in here. */
export interface OutboxModel {
  readonly outgoing: ReadonlySignal<ReadonlyArray<Outgoing>>
  /** Puts these in line, in their order. */
  add(chat: Chat, contents: ReadonlyArray<Content>): void
  /** Sends what is in line for a contact, one after the other; ends when nothing is. */
  send(chat: Chat): Effect.Effect<void>
  /** Puts what failed or waits in line again, with what belongs to it. */
  retry(keys: ReadonlyArray<string>): void
  /** Leaves what waits and was written before then to a person's decision. Milliseconds since 1970. */
  giveUp(before: number): void
  /** Removes a message. The held rest of its group is left to a person's decision. */
  discard(key: string): void
}

export interface OutboxOptions {
  /** The platform has taken this; its answer may leave fields out. */
  readonly onSent: (sent: Outgoing, answer: Partial<Message>) => void
  /** True if a repeat creates no second message, so that nobody has to decide. */
  readonly isRepeatable: () => boolean
  /** True if the client still has the user and company in whose name the message was written. */
  readonly isPresent: () => boolean
}

type State = ReturnType<typeof stateOf>

const stateOf = () => {
  const outgoing = signal<ReadonlyArray<Outgoing>>([])
  const changeAll = (concerns: (one: Outgoing) => boolean, to: Partial<Outgoing>) =>
    void (outgoing.value = outgoing.peek().map((one) => (concerns(one) ? { ...one, ...to } : one)))
  return {
    outgoing,
    changeAll,
    change: (key: string, to: Partial<Outgoing>) => changeAll((one) => one.key === key, to),
    remove: (key: string) => void (outgoing.value = outgoing.peek().filter((one) => one.key !== key)),
    nextFor: (chat: Chat) =>
      outgoing.peek().find((one) => sameId(one.chat._id, chat._id) && one.state === "queued"),
  }
}

/**
 * Marks a message as waiting or failed. Messages queued behind a waiting one wait too, so that nothing arrives out of
 * order; a caption is held if its image was refused. A message interrupted by a change of company may or may not have
 * arrived.
 */
const refuse = (
  { change, changeAll }: State,
  { key, chat, group }: Outgoing,
  cause: Cause.Cause<SendError>,
  { isRepeatable, now }: { readonly isRepeatable: boolean; readonly now: number },
) => {
  const error = Option.getOrUndefined(Cause.findErrorOption(cause))
  const isInterrupted = Cause.hasInterruptsOnly(cause)
  // A rate-limited message was not accepted, so a repeat is no second message.
  const notBefore = error?._tag === "TooManyRequests" ? now + error.retryAfter * 1000 : undefined
  const isOnWay = isInterrupted || (error !== undefined && isUnanswered(error))
  const mayWait = notBefore !== undefined || (isRepeatable && isOnWay)
  const isUnconfirmed = !isRepeatable && (isInterrupted || (error !== undefined && isTransient(error)))
  change(key, {
    state: mayWait ? "waiting" : "failed",
    isUnconfirmed,
    ...(error && { error }),
    ...(notBefore && { notBefore }),
  })
  changeAll(
    (one) => one.state === "queued" && (mayWait ? sameId(one.chat._id, chat._id) : one.group === group),
    { state: mayWait ? "waiting" : "held" },
  )
}

const makeSend = (api: Api, state: State, { onSent, isRepeatable, isPresent }: OutboxOptions) => {
  const sending = new Set<string>()
  const sendAll = Effect.fnUntraced(function* (chat: Chat) {
    for (let one = state.nextFor(chat); one && isPresent(); one = state.nextFor(chat)) {
      const { key } = one
      const exit = yield* Effect.exit(sendOne(api, one, (mediaId) => state.change(key, { mediaId })))
      if (Exit.isFailure(exit)) {
        refuse(state, one, exit.cause, { isRepeatable: isRepeatable(), now: api.now() })
        continue
      }
      onSent(one, exit.value)
      state.remove(key)
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
  const { outgoing, changeAll, remove } = state
  return {
    outgoing,
    add: (chat, contents) => {
      const at = api.now()
      const group = freshKey()
      const added = contents.map((content): Outgoing => ({
        key: freshKey(),
        group,
        chat,
        content,
        at,
        state: "queued",
      }))
      outgoing.value = [...outgoing.peek(), ...added]
    },
    send: makeSend(api, state, options),
    retry: (keys) => {
      const groups = new Set(outgoing.peek().flatMap(({ key, group }) => (keys.includes(key) ? group : [])))
      changeAll(({ key, group, state: now }) => keys.includes(key) || (now === "held" && groups.has(group)), {
        state: "queued",
      })
    },
    giveUp: (before) =>
      changeAll(({ state: now, at }) => now === "waiting" && at < before, { state: "failed" }),
    discard: (key) => {
      const group = outgoing.peek().find((one) => one.key === key)?.group
      remove(key)
      changeAll((one) => one.group === group && one.state === "held", { state: "failed" })
    },
  }
}

export const OutboxModel = createModel(makeOutboxModel)
