const months: Readonly<Record<string, number>> = { MONTHLY: 1, YEARLY: 12 }

/**
 * The day a license ends once it is renewed by its billing period, of one that has ended from today on; undefined where
 * it has no end or period. Days in ISO 8601; a month that lacks the day ends with its last.
 */
export const renewedEnd = (
  { expiresAt, billing }: { readonly expiresAt?: unknown; readonly billing?: unknown },
  today: string,
): string | undefined => {
  const more = months[String(billing)]
  if (typeof expiresAt !== "string" || more === undefined) return undefined
  const from = new Date(expiresAt < today ? today : expiresAt)
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + more + 1, 0))
  last.setUTCDate(Math.min(from.getUTCDate(), last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** Statuses in which a license is not renewed. */
export const isRenewable = (status: string | undefined): boolean => status !== "REVOKED"
/** Statuses in which it is not given to anybody. */
export const isAssignable = (status: string | undefined): boolean =>
  status !== "REVOKED" && status !== "EXPIRED"
