/** The part of a price that is left after the cost, both in cents; undefined where one of them is not known. */
export const marginOf = (price: number, cost: number | null | undefined): number | undefined =>
  typeof cost === "number" && price > 0 ? (price - cost) / price : undefined
