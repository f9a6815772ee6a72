/** Steps and endings prices of a menu are rounded to. */
export const roundings = ["NONE", "C05", "C10", "X90", "X99", "WHOLE"] as const
export type Rounding = (typeof roundings)[number]

/** The nearest multiple of a step, halfway up; at least one step, so that nothing becomes free by rounding. */
const toStep = (cents: number, step: number): number =>
  Math.max(step, Math.floor((2 * cents + step) / (2 * step)) * step)

/** The same whole amount with other cents: 4.29 becomes 4.90. */
const toEnding = (cents: number, ending: number): number => Math.floor(cents / 100) * 100 + ending

const rules: Readonly<Record<Rounding, (cents: number) => number>> = {
  NONE: (cents) => cents,
  C05: (cents) => toStep(cents, 5),
  C10: (cents) => toStep(cents, 10),
  X90: (cents) => toEnding(cents, 90),
  X99: (cents) => toEnding(cents, 99),
  WHOLE: (cents) => toStep(cents, 100),
}

/** A price in cents, rounded; one of nothing or less is 0 by any rule. */
export const roundPrice = (cents: number, to: Rounding): number => (cents <= 0 ? 0 : rules[to](cents))
