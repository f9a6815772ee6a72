import { entryOf } from "../wire/entryOf.ts"
const months: Readonly<Record<string, number>> = { MONTHLY: 1, YEARLY: 12 }

interface Term {
  readonly startsAt?: unknown
  readonly expiresAt?: unknown
  readonly billing?: unknown
}

/** A day so many months later; a month that lacks the day of the month wanted ends with its last. */
const monthsAfter = (from: Date, more: number, dayOfMonth: number): string => {
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + more + 1, 0))
  last.setUTCDate(Math.min(dayOfMonth, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** The day of the month a term ends on: that of its start where the month of its end is too short for it. */
const dayOfEnd = ({ startsAt }: Term, end: Date): number => {
  const isLast = new Date(end.getTime() + 86_400_000).getUTCDate() === 1
  const started = typeof startsAt === "string" ? new Date(startsAt).getUTCDate() : 0
  return isLast ? Math.max(started, end.getUTCDate()) : end.getUTCDate()
}

/**
 * The day a license ends once it is renewed by its billing period, of one that has ended from today on; undefined where
 * it has no end or period. Days in ISO 8601.
 */
export const renewedEnd = (term: Term, today: string): string | undefined => {
  const { expiresAt, billing } = term
  const more = entryOf(months, String(billing))
  if (typeof expiresAt !== "string" || more === undefined) return undefined
  if (expiresAt < today) return monthsAfter(new Date(today), more, new Date(today).getUTCDate())
  const end = new Date(expiresAt)
  return monthsAfter(end, more, dayOfEnd(term, end))
}

/** True if a license ends more than one billing period from today, so that it cannot be renewed yet. */
export const isRenewedAhead = ({ expiresAt, billing }: Term, today: string): boolean => {
  const from = new Date(today)
  return String(expiresAt) > monthsAfter(from, entryOf(months, String(billing)) ?? 0, from.getUTCDate())
}

/** Statuses in which a license is renewed: somebody has it. */
export const isRenewable = (status: string | undefined): boolean =>
  status !== "REVOKED" && status !== "AVAILABLE"
/** Statuses in which it may be given to a customer. */
export const isAssignable = (status: string | undefined): boolean =>
  status !== "REVOKED" && status !== "EXPIRED"
