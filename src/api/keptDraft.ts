import type { Client } from "./client.ts"

/** What was begun and not sent, under a name; it outlives a reload where the session is kept in the browser. */
export interface KeptDraft {
  read(): unknown
  /** Nothing is kept of `undefined`. */
  write(draft: unknown): void
}

const all = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}

/** One of the drafts of a session, which is cleared with it. */
export const keptDraft = ({ session: { drafts } }: Client, name: string): KeptDraft => ({
  read: () => all(drafts?.read())[name],
  write: (draft) => drafts?.write({ ...all(drafts.read()), [name]: draft }),
})
