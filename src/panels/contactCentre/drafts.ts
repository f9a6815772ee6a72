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

const makeDrafts = () => {
  const drafts = new Map<string, Draft>()
  return {
    of: (contact: RecordId) => drafts.get(idKey(contact)) ?? empty,
    keep: (contact: RecordId, draft: Draft) =>
      void (draft.message === "" && draft.note === ""
        ? drafts.delete(idKey(contact))
        : drafts.set(idKey(contact), draft)),
  }
}

/** Drafts outlive their panel, but nobody sees those of another user or company. */
export const draftsOf = perPerson<Drafts>(makeDrafts, () => {})
