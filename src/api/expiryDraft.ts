import type { Client } from "./client.ts"
import { keptDraft } from "./keptDraft.ts"
import { personOf } from "./perPerson.ts"

/** A text in progress when a session expired; for the same user and the company they view. */
export interface ExpiryDraft {
  /** The draft, which is handed over once; undefined without one. */
  claim(): unknown
  /** Keeps it if the session has expired. Secrets are not to be given. */
  keep(begun: unknown): void
}

/** A draft of the user of the moment, who may be gone when it is kept. */
export const expiryDraft = (client: Client, name: string): ExpiryDraft => {
  const draft = keptDraft(client, `edit ${name} ${personOf(client)}`)
  return {
    claim: () => {
      const found = draft.read()
      if (found !== undefined) draft.write(undefined)
      return found
    },
    keep: (begun) => {
      if (begun !== undefined && client.session.hasExpired.peek()) draft.write(begun)
    },
  }
}
