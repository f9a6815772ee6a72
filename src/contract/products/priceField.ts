import type { products } from "../resources/products.ts"

/** Fields of a product of which every change is kept, by the name the history has for them. */
export const keptFields = {
  PRICE: "price",
  PROMO: "promoPrice",
  CLUB: "clubPrice",
  COST: "cost",
  STOCK: "stock",
} as const satisfies Readonly<Record<string, keyof (typeof products)["fields"]>>

/** A number whose changes are kept. */
export type KeptNumber = keyof typeof keptFields

/** A number as the history has it, an amount in whole units, from what a product has; and the other way around. */
export const keptNumber = (field: KeptNumber, value: number): number =>
  field === "STOCK" ? value : value / 100
export const ownNumber = (field: KeptNumber, kept: number): number =>
  field === "STOCK" ? kept : Math.round(kept * 100)

/** True for a field that may be given back the value it had: a count of what was there then is none of what is there now. */
export const isRestorable = (field: string): field is Exclude<KeptNumber, "STOCK"> =>
  Object.hasOwn(keptFields, field) && field !== "STOCK"
