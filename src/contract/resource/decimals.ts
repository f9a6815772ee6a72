import type { Kind } from "./field.ts"

/** Most digits after the point of the kinds that are numbers, as people write them. */
export const decimalsOf: Readonly<Partial<Record<Kind, number>>> = {
  count: 0,
  decimal: 6,
  percent: 2,
  money: 2,
}
