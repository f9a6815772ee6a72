import { daysBetween, dayOf } from "./tabloidDays.ts"

/** Moderator's checks that a program can make. */
export const tabloidChecks = ["PAGES", "OFFERS", "ENDS", "DAYS"] as const

/** One of them. */
export type TabloidCheck = (typeof tabloidChecks)[number]

/** Prices are rarely kept for longer. */
export const maxDays = 35

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0

/** Returns a tabloid's problems; missing data is not a problem. */
export const tabloidProblems = (
  { pages, document, items, startsAt, endsAt }: Readonly<Record<string, unknown>>,
  now: number,
): ReadonlyArray<TabloidCheck> => {
  const [from, until] = [Date.parse(String(startsAt)), Date.parse(String(endsAt))]
  const hasPeriod = !Number.isNaN(from) && !Number.isNaN(until)
  const wrong: Readonly<Record<TabloidCheck, boolean>> = {
    PAGES: pages !== undefined && !isFilled(pages) && !document,
    OFFERS: items !== undefined && !isFilled(items),
    ENDS: until <= now,
    DAYS: hasPeriod && daysBetween(dayOf(startsAt), dayOf(endsAt, 1)) + 1 > maxDays,
  }
  return tabloidChecks.filter((check) => wrong[check])
}
