/** How often a suite repeats what chance decides: a quarter as often with every change as in `npm run test:long`. */
export type Scale = "short" | "long"

/** So many in the long form. */
export const scaled = (scale: Scale, long: number): number => (scale === "long" ? long : Math.ceil(long / 4))
