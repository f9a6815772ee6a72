import { freshKey } from "../../../api/freshKey.ts"
import type { Client } from "../../../api/client.ts"
import { keptDraft } from "../../../api/keptDraft.ts"
import { personOf } from "../../../api/perPerson.ts"
import type { Reference } from "../../../contract/resource/field.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"

/** Send attempt: its idempotency key, its content, and the last message the writer saw. */
export interface Sending {
  readonly key: string
  readonly content: string
  readonly seen: RecordId | null
}

/** A text with the files that go with it. */
export interface Begun {
  readonly text: string
  readonly files: ReadonlyArray<Reference>
}

/** Unsent draft in a ticket: a reply, and separately a note for colleagues. */
export interface ReplyDraft {
  readonly reply: Begun
  readonly note: Begun
  /** The note is what is being written. */
  readonly isNote: boolean
  /** The last unanswered send, unchanged: repeating it creates no second message. */
  readonly sent?: Sending | undefined
}

/** Nothing is begun. */
export const nothingBegun: Begun = { text: "", files: [] }

const emptyDraft: ReplyDraft = { reply: nothingBegun, note: nothingBegun, isNote: false }

const isBegun = (value: unknown): value is Begun => {
  const { text, files } = Object(value) as Record<string, unknown>
  return typeof text === "string" && Array.isArray(files)
}

const isDraft = (value: unknown): value is ReplyDraft => {
  const { reply, note, isNote } = Object(value) as Record<string, unknown>
  return isBegun(reply) && isBegun(note) && typeof isNote === "boolean"
}

const isEmpty = ({ reply, note }: ReplyDraft) =>
  [reply, note].every(({ text, files }) => text === "" && files.length === 0)

/** The draft of one ticket; it outlives the page, and a reload where the session is kept in the browser. */
export const replyDraftOf = (client: Client, ticket: RecordId) => {
  const storedDraft = keptDraft(client, `ticket ${idKey(ticket)} ${personOf(client)}`)
  return {
    read: (): ReplyDraft => {
      const draft = storedDraft.read()
      return isDraft(draft) ? draft : emptyDraft
    },
    write: (draft: ReplyDraft) => storedDraft.write(isEmpty(draft) ? undefined : draft),
  }
}

/** Returns the send attempt of a content: the previous one if it is repeated, otherwise one with a new key. */
export const sendingOf = ({ sent }: ReplyDraft, content: string, lastSeen: RecordId | null): Sending =>
  sent?.content === content ? sent : { key: freshKey(), content, seen: lastSeen }
