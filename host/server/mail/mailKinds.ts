import type { Job } from "./post.ts"

/** Every kind of mail, and what brings it about: its reader, who waits for it, or the platform, of which one may have had enough. */
const mailKinds = {
  reset: "asked",
  confirm: "asked",
  /** Whoever signs a contract is a party to it. */
  acceptance: "asked",
  /** Replies in the reader's own ticket. */
  ticket: "asked",
  license: "unasked",
  invoice: "unasked",
  lead: "unasked",
  notifications: "unasked",
  campaigns: "unasked",
} as const satisfies Readonly<Record<Job["kind"] | "notifications" | "campaigns", "asked" | "unasked">>

type Kinds = typeof mailKinds

/** Reminders of one person: letters nobody asked for, each of which ends by its own link. */
export type ReminderKind = Extract<
  { readonly [K in keyof Kinds]: Kinds[K] extends "unasked" ? K : never }[keyof Kinds],
  Job["kind"]
>

/** True for a letter nobody asked for, which nobody waits for either. */
export const isReminder = (kind: Job["kind"]): kind is ReminderKind => mailKinds[kind] === "unasked"
