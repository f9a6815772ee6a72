import type { Client } from "./client.ts"
import { draftsIn } from "./draftOwner.ts"
import { type DraftStore, memoryDrafts } from "./store.ts"

/** A named draft that was started and not sent. It survives a reload if the session is kept in the browser. */
export interface KeptDraft {
  read(): unknown
  /** Nothing is kept of `undefined`. */
  write(draft: unknown): void
}

/** One of the drafts of a session; signing out erases it, and so does another user who signs in. */
export const keptDraft = ({ session: { drafts, user } }: Client, name: string): KeptDraft => ({
  read: () => draftsIn(drafts)[name],
  write: (draft) => {
    const owner = user.peek()?.id
    drafts.write({ ...draftsIn(drafts), ...(owner !== undefined && { owner }), [name]: draft })
  },
})

const forgotten = new WeakMap<Client, DraftStore>()

/** Choices of a client whose session is not kept in the browser. */
const memoryOf = (client: Client): DraftStore => {
  const known = forgotten.get(client) ?? memoryDrafts()
  forgotten.set(client, known)
  return known
}

/** Something chosen for this browser alone, in all its tabs; it outlives the session, where that is kept in the browser, and otherwise ends with the page. */
export const keptChoice = (client: Client, name: string): KeptDraft => {
  const choices = client.session.choices ?? memoryOf(client)
  return {
    read: () => draftsIn(choices)[name],
    write: (choice) => choices.write({ ...draftsIn(choices), [name]: choice }),
  }
}
