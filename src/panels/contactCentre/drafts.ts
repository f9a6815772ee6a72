import type { Client } from "../../api/client.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { perPerson } from "./perPerson.ts"

/** What was begun to a contact and not sent: a message, and apart from it a note for colleagues. */
export interface Draft {
  readonly message: string
  readonly note: string
  /** The note is what is being written. */
  readonly isNote: boolean
}

export interface Drafts {
  of(contact: RecordId): Draft
  keep(contact: RecordId, draft: Draft): void
}

const empty: Draft = { message: "", note: "", isNote: false }

/** What an object has; nothing of anything else. */
const entriesOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> =>
  typeof value === "object" && value !== null ? Object.entries(value) : []

const isDraft = (value: unknown): value is Draft => {
  const { message, note, isNote } = Object(value) as Record<string, unknown>
  return typeof message === "string" && typeof note === "string" && typeof isNote === "boolean"
}

const makeDrafts = ({ session }: Client, person: string): Drafts => {
  const kept = () => Object.fromEntries(entriesOf(session.drafts?.read()))
  const drafts = new Map(
    entriesOf(kept()[person]).flatMap(([contact, draft]) => (isDraft(draft) ? [[contact, draft]] : [])),
  )
  return {
    of: (contact) => drafts.get(idKey(contact)) ?? empty,
    keep: (contact, draft) => {
      if (draft.message === "" && draft.note === "") drafts.delete(idKey(contact))
      else drafts.set(idKey(contact), draft)
      session.drafts?.write({ ...kept(), [person]: Object.fromEntries(drafts) })
    },
  }
}

/** Drafts outlive their panel, and where the session is kept in the browser a reload; nobody sees those of another user or company. */
export const draftsOf = perPerson<Drafts>(makeDrafts, () => {})
