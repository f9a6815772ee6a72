import { type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Client } from "../../api/client.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { keptDraft } from "../../api/keptDraft.ts"
import { perPerson } from "../../api/perPerson.ts"

/** Unsent text to a contact: a message, and separately a note for colleagues. */
export interface Draft {
  readonly message: string
  readonly note: string
  /** The note is what is being written. */
  readonly isNote: boolean
}

export interface Drafts {
  /** By the key of a contact's id; a contact without one has an empty draft. */
  readonly savedDrafts: ReadonlySignal<ReadonlyMap<string, Draft>>
  /** Contacts whose draft is being handed over, and stays as it is meanwhile; by the key of their id. */
  readonly leaving: ReadonlySignal<ReadonlySet<string>>
  of(contact: RecordId): Draft
  keep(contact: RecordId, changed: Partial<Draft>): void
  /** Forgets drafts in which nothing was written: who comes back begins with a message. */
  close(): void
  /** Hands a contact's draft over; whoever shows it knows until it has ended, however that is. */
  leave(contact: RecordId, handOver: Effect.Effect<void>): Effect.Effect<void>
}

/** Draft for a contact without a stored one. */
export const empty: Draft = { message: "", note: "", isNote: false }

/** Returns an object's entries; empty for any other value. */
const entriesOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> =>
  typeof value === "object" && value !== null ? Object.entries(value) : []

const isDraft = (value: unknown): value is Draft => {
  const { message, note, isNote } = Object(value) as Record<string, unknown>
  return typeof message === "string" && typeof note === "string" && typeof isNote === "boolean"
}

const makeDrafts = (client: Client, person: string): Drafts => {
  const stored = keptDraft(client, person)
  const saved = signal<ReadonlyMap<string, Draft>>(
    new Map(
      entriesOf(stored.read()).flatMap(([contact, draft]) => (isDraft(draft) ? [[contact, draft]] : [])),
    ),
  )
  const leaving = signal<ReadonlySet<string>>(new Set())
  const of = (contact: RecordId) => saved.peek().get(idKey(contact)) ?? empty
  const writtenDrafts = () =>
    [...saved.peek()].filter(([, { message, note }]) => message !== "" || note !== "")
  return {
    savedDrafts: saved,
    leaving,
    of,
    keep: (contact, changed) => {
      saved.value = new Map([...saved.peek(), [idKey(contact), { ...of(contact), ...changed }]])
      stored.write(Object.fromEntries(writtenDrafts()))
    },
    close: () => void (saved.value = new Map(writtenDrafts())),
    leave: (contact, handOver) =>
      Effect.suspend(() => {
        const key = idKey(contact)
        leaving.value = new Set([...leaving.peek(), key])
        return Effect.ensuring(
          handOver,
          Effect.sync(() => void (leaving.value = new Set([...leaving.peek()].filter((one) => one !== key)))),
        )
      }),
  }
}

/** Drafts outlive their panel, and where the session is kept in the browser a reload; nobody sees those of another user or company. */
export const draftsOf = perPerson<Drafts>(makeDrafts, () => {})
