/** Endings a price of products is rounded to: none, the last digit (,x5 and ,x9), or both digits of the cents (,90 and ,99). */
export const priceEndings = ["NONE", "X5", "X9", "C90", "C99"] as const
export type PriceEnding = (typeof priceEndings)[number]

/** Cents from one price with the ending to the next, and the ending itself. */
const steps = { X5: [10, 5], X9: [10, 9], C90: [100, 90], C99: [100, 99] } as const satisfies Readonly<
  Record<Exclude<PriceEnding, "NONE">, readonly [step: number, ending: number]>
>

/** The nearest price in cents with an ending, the higher one halfway: of 28.51 that is 28.90. Never less than the ending itself. */
export const nearestEnding = (cents: number, to: PriceEnding): number => {
  if (to === "NONE") return cents
  const [step, ending] = steps[to]
  return Math.max(0, Math.floor((cents - ending) / step + 0.5)) * step + ending
}
