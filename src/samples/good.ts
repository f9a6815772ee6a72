import type { products } from "../contract/resources/products.ts"
import type { GivenRow } from "./givenRow.ts"

/** A product: its department, its name, price and cost in cents, and what else it has. */
export type Good = readonly [
  department: string,
  name: string,
  price: number,
  cost: number,
  more?: Partial<GivenRow<typeof products>> & {
    /** Days from now on which its promotion begins and ends. */
    readonly promoDays?: readonly [from: number, until: number]
  },
]

/** Grams, milliliters or pieces a product holds. */
export const grams = (netContent: number) => ({ netContent, contentUnit: "G" }) as const
export const milliliters = (netContent: number) => ({ netContent, contentUnit: "ML" }) as const
export const pieces = (netContent: number) => ({ netContent, contentUnit: "UN" }) as const
/** Sold by weight, or by the piece of so many grams and charged by weight. */
export const byWeight = { sellBy: "WEIGHT" } as const
export const byPiece = (averageGrams: number) => ({ sellBy: "UNIT_BY_WEIGHT", averageGrams }) as const
