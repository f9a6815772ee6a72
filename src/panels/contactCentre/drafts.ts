import { idKey, type RecordId } from "../../contract/wire/recordId.ts"

const kept = new WeakMap<AbortSignal, Map<string, string>>()

/** What was typed to contacts and not sent, by contact. */
export interface Drafts {
  of(contact: RecordId): string
  keep(contact: RecordId, text: string): void
}

/** Drafts outlive their panel, but not the epoch they were typed in: another user or company never sees them. */
export const draftsOf = (epoch: AbortSignal): Drafts => {
  const drafts = kept.get(epoch) ?? new Map<string, string>()
  kept.set(epoch, drafts)
  return {
    of: (contact) => drafts.get(idKey(contact)) ?? "",
    keep: (contact, text) =>
      void (text === "" ? drafts.delete(idKey(contact)) : drafts.set(idKey(contact), text)),
  }
}
