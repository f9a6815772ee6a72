import { freshKey } from "../../../../api/freshKey.ts"
import type { Client } from "../../../../api/client.ts"
import { keptDraft } from "../../../../api/keptDraft.ts"
import { personOf } from "../../../../api/perPerson.ts"
import type { Reference } from "../../../../contract/resource/field.ts"
import { idKey, type RecordId } from "../../../../contract/wire/recordId.ts"

/** What was begun in a ticket and not sent: a reply, and apart from it a note for colleagues. */
export interface ReplyDraft {
  readonly reply: string
  readonly note: string
  /** The note is what is being written. */
  readonly isNote: boolean
  readonly files: ReadonlyArray<Reference>
  /** What was last sent without an answer, as it was sent: a repeat of the same makes no second message. */
  readonly sent?: { readonly key: string; readonly content: string; readonly seen: RecordId | null }
}

/** What was begun in a ticket nobody wrote in. */
export const emptyDraft: ReplyDraft = { reply: "", note: "", isNote: false, files: [] }

const isDraft = (value: unknown): value is ReplyDraft => {
  const { reply, note, isNote, files } = Object(value) as Record<string, unknown>
  return (
    typeof reply === "string" &&
    typeof note === "string" &&
    typeof isNote === "boolean" &&
    Array.isArray(files)
  )
}

const isEmpty = ({ reply, note, files }: ReplyDraft) => reply === "" && note === "" && files.length === 0

/** The draft of one ticket; it outlives the page, and a reload where the session is kept in the browser. */
export const replyDraftOf = (client: Client, ticket: RecordId) => {
  const kept = keptDraft(client, `ticket ${idKey(ticket)} ${personOf(client)}`)
  return {
    read: (): ReplyDraft => {
      const draft = kept.read()
      return isDraft(draft) ? draft : emptyDraft
    },
    write: (draft: ReplyDraft) => kept.write(isEmpty(draft) ? undefined : draft),
  }
}

/** How a content is sent: as before where it is repeated, with a key of its own otherwise. */
export const sendingOf = (
  { sent }: ReplyDraft,
  content: string,
  seen: RecordId | null,
): NonNullable<ReplyDraft["sent"]> => (sent?.content === content ? sent : { key: freshKey(), content, seen })
