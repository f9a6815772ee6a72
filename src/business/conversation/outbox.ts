import type { ReadonlySignal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Client } from "../../api/client.ts"
import { keepTrying } from "../../api/keepTrying.ts"
import { limits } from "../../contract/limits.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import type { Chat } from "./chat.ts"
import { OutboxModel, type OutboxOptions } from "./outboxModel.ts"
import type { Content, Outgoing } from "./outgoing.ts"
import { perPerson, personOf } from "../../api/perPerson.ts"

/**
 * Messages a person wrote and the platform has not confirmed; sending continues whether their panel is shown or not.
 */
export interface Outbox {
  readonly outgoing: ReadonlySignal<ReadonlyArray<Outgoing>>
  write(chat: Chat, contents: ReadonlyArray<Content>): void
  retry(some: ReadonlyArray<Outgoing>): void
  discard(key: string): void
  /** Hears of each message the platform has taken, and goes on with what is in line; returns the way to stop. */
  follow(listener: OutboxOptions["onSent"]): () => void
  /** Sends no more, and what is not sent is lost. */
  end(): void
}

const hourMs = 3_600_000
/** Milliseconds after which nothing is sent by itself: a repeat the platform no longer knows would be a second message. */
const longestWaitMs = (limits.call.repeatHours - 4) * hourMs

const waits = ({ state }: Outgoing) => state === "waiting"
const isOnItsWay = ({ state }: Outgoing) => state === "queued"

/** Returns the waiting messages that may still be sent automatically; the rest is left to a person's decision. */
const takeWaiting = (
  { api }: Client,
  outgoing: Outbox["outgoing"],
  { giveUp }: Pick<OutboxModel, "giveUp">,
) => {
  giveUp(api.now() - longestWaitMs)
  const waiting = outgoing.peek().filter(waits)
  const mustWait = ({ chat }: Outgoing) =>
    waiting.some((one) => sameId(one.chat._id, chat._id) && (one.notBefore ?? 0) > api.now())
  return waiting.filter((one) => !mustWait(one))
}

const makeOutbox = (client: Client, person: string): Outbox => {
  const listeners = new Set<OutboxOptions["onSent"]>()
  const isPresent = () => personOf(client) === person
  const { outgoing, add, discard, ...model } = new OutboxModel(client.api, {
    onSent: (sent, answer) => listeners.forEach((listener) => listener(sent, answer)),
    isRepeatable: () => client.extras("contactCentre").peek()?.has("idempotency") === true,
    isPresent,
  })
  const send = (chat: Chat) => void Effect.runCallback(model.send(chat))
  const retry = (some: ReadonlyArray<Outgoing>) => {
    model.retry(some.map(({ key }) => key))
    for (const { chat } of some) send(chat)
  }
  const retryWaiting = () => void (isPresent() && retry(takeWaiting(client, outgoing, model)))
  let stopTrying: (() => void) | undefined
  const stopWatching = outgoing.subscribe((all) => {
    if (all.some(waits)) return void (stopTrying ??= keepTrying(client.api.outage, retryWaiting))
    // A waiting message that is being sent again is still lost if the session ends.
    if (all.some(isOnItsWay)) return
    stopTrying?.()
    stopTrying = undefined
  })
  return {
    outgoing,
    write: (chat, contents) => {
      add(chat, contents)
      send(chat)
    },
    retry,
    discard,
    follow: (listener) => {
      listeners.add(listener)
      for (const { chat } of outgoing.peek()) send(chat)
      return () => void listeners.delete(listener)
    },
    end: () => {
      stopWatching()
      stopTrying?.()
    },
  }
}

/** The outbox of the user and the company they view; it ends with their session. */
export const outboxOf = perPerson(makeOutbox, (outbox) => outbox.end())
