/** Number of repetitions of randomized tests: a tenth as many on every change as in `npm run test:long`. */
export type Scale = "short" | "long"

/** So many in the long form. */
export const scaled = (scale: Scale, long: number): number => (scale === "long" ? long : Math.ceil(long / 10))
