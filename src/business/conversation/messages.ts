import type { Message } from "../../contract/contact/message.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { writtenAt } from "./chat.ts"

/** Messages of one contact, oldest first. */
export interface Thread {
  readonly messages: ReadonlyArray<Message>
  /** The position of the first one. It falls as older ones come, so that a message keeps its position. */
  readonly first: number
}

export const emptyThread: Thread = { messages: [], first: 0 }

/** An answer, which the contract has latest first, in the order of a thread, whichever way a platform sorts it. */
export const oldestFirst = (answer: ReadonlyArray<Message>): ReadonlyArray<Message> =>
  writtenAt(answer[0]) < writtenAt(answer.at(-1)) ? answer : answer.toReversed()

const strangersIn = (thread: Thread, fresh: ReadonlyArray<Message>) => {
  const known = new Set(thread.messages.map(({ _id }) => idKey(_id)))
  return fresh.filter(({ _id }) => !known.has(idKey(_id)))
}

/** True if some of these messages are already in the thread, so that no message between them can be missing. */
export const meets = (thread: Thread, fresh: ReadonlyArray<Message>): boolean =>
  strangersIn(thread, fresh).length < fresh.length

/** The thread with older messages in front. Those it has already are left out. */
export const withOlder = (thread: Thread, older: ReadonlyArray<Message>): Thread => {
  const added = strangersIn(thread, older)
  return { messages: [...added, ...thread.messages], first: thread.first - added.length }
}

/** The thread with messages as they are now; new ones come at their time, which is nearly always the end. */
export const withLatest = (thread: Thread, fresh: ReadonlyArray<Message>): Thread => {
  const byId = new Map(fresh.map((message) => [idKey(message._id), message]))
  const messages = thread.messages.map((message) => {
    const now = byId.get(idKey(message._id))
    return now ? { ...message, ...now } : message
  })
  for (const message of strangersIn(thread, fresh)) {
    const before = writtenAt(message) === 0 ? messages.length : lastBefore(messages, writtenAt(message)) + 1
    messages.splice(before, 0, message)
  }
  return { ...thread, messages }
}

const lastBefore = (messages: ReadonlyArray<Message>, at: number) =>
  messages.findLastIndex((message) => writtenAt(message) <= at)
