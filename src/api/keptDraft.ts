import type { Client } from "./client.ts"
import type { DraftStore } from "./store.ts"

/** What was begun and not sent, under a name; it outlives a reload where the session is kept in the browser. */
export interface KeptDraft {
  read(): unknown
  /** Nothing is kept of `undefined`. */
  write(draft: unknown): void
}

const all = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}

const keptIn = (store: DraftStore | undefined, name: string): KeptDraft => ({
  read: () => all(store?.read())[name],
  write: (draft) => store?.write({ ...all(store.read()), [name]: draft }),
})

/** One of the drafts of a session, which is cleared with it. */
export const keptDraft = ({ session: { drafts } }: Client, name: string): KeptDraft => keptIn(drafts, name)

const forgotten = new WeakMap<Client, DraftStore>()

/** Choices of a client whose session is not kept in the browser. */
const memoryOf = (client: Client): DraftStore => {
  let kept: unknown
  const known = forgotten.get(client) ?? { read: () => kept, write: (next) => void (kept = next) }
  forgotten.set(client, known)
  return known
}

/** Something chosen for this browser alone, in all its tabs; it outlives the session, where that is kept in the browser, and otherwise ends with the page. */
export const keptChoice = (client: Client, name: string): KeptDraft =>
  keptIn(client.session.choices ?? memoryOf(client), name)
