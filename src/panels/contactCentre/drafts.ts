import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Client } from "../../api/client.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { perPerson } from "./perPerson.ts"

/** What was begun to a contact and not sent: a message, and apart from it a note for colleagues. */
const Draft = Schema.Struct({
  message: Schema.String,
  note: Schema.String,
  /** The note is what is being written. */
  isNote: Schema.Boolean,
})
export type Draft = typeof Draft.Type

export interface Drafts {
  of(contact: RecordId): Draft
  keep(contact: RecordId, draft: Draft): void
}

const empty: Draft = { message: "", note: "", isNote: false }

/** By person, then by contact. */
const Kept = Schema.Record(Schema.String, Schema.Record(Schema.String, Draft))
const readKept = Schema.decodeUnknownOption(Kept)

const makeDrafts = ({ session }: Client, person: string): Drafts => {
  const kept = () => Option.getOrElse(readKept(session.drafts?.read()), (): typeof Kept.Type => ({}))
  const drafts = new Map(Object.entries(kept()[person] ?? {}))
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
