const dayMs = 86_400_000

/** The day so many days from a moment, as `YYYY-MM-DD`. */
export const dayFrom = (now: number, days: number): string =>
  new Date(now + days * dayMs).toISOString().slice(0, 10)

/** Midnight in Brasília, so many days from a moment. */
export const momentFrom = (now: number, days: number): string => `${dayFrom(now, days)}T03:00:00.000Z`
