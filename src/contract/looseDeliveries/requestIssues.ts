import type { FoundIssue } from "../wire/fieldIssues.ts"

/** Fields of a request that must be checked together. */
interface Requested {
  readonly pickup?: string | null | undefined
  readonly pickupPlace?: unknown
  readonly payBy: string
  readonly scheduledFor?: string | null | undefined
}

/**
 * Returns the problems of a delivery request: a pickup elsewhere without its address or place, a payment method the company does
 * not have, or a time in the past. `now` is in milliseconds since 1970.
 */
export const requestIssues = (
  { pickup, pickupPlace, payBy, scheduledFor }: Requested,
  { payments, now }: { readonly payments: ReadonlyArray<string>; readonly now: number },
): ReadonlyArray<FoundIssue> => [
  ...(pickupPlace && !pickup ? [{ path: "body.pickup", code: "required" } as const] : []),
  ...(pickup && !pickupPlace ? [{ path: "body.pickupPlace", code: "required" } as const] : []),
  ...(payments.includes(payBy) ? [] : [{ path: "body.payBy", code: "invalid" } as const]),
  ...(scheduledFor && Date.parse(scheduledFor) < now
    ? [{ path: "body.scheduledFor", code: "range" } as const]
    : []),
]
