import type { FoundIssue } from "../wire/fieldIssues.ts"

/** What of a request no field alone can say. */
interface Requested {
  readonly pickup?: string | null | undefined
  readonly pickupPlace?: unknown
  readonly payBy: string
  readonly scheduledFor?: string | null | undefined
}

/**
 * Why a company may not ask for a delivery like this: a pickup elsewhere without its address, a way to pay it has not,
 * a time that is over. `now` is in milliseconds since 1970.
 */
export const requestIssues = (
  { pickup, pickupPlace, payBy, scheduledFor }: Requested,
  { payments, now }: { readonly payments: ReadonlyArray<string>; readonly now: number },
): ReadonlyArray<FoundIssue> => [
  ...(pickupPlace && !pickup ? [{ path: "body.pickup", code: "required" } as const] : []),
  ...(payments.includes(payBy) ? [] : [{ path: "body.payBy", code: "invalid" } as const]),
  ...(scheduledFor && Date.parse(scheduledFor) < now
    ? [{ path: "body.scheduledFor", code: "range" } as const]
    : []),
]
