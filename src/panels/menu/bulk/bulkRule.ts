import type { Rounding } from "../../../contract/menu/rounding.ts"
import type { Week } from "../../../contract/resource/field.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"

/** Things that are done with many items at once. */
export const bulkKinds = [
  "PRICE",
  "PROMOTION",
  "CATEGORY",
  "CHANNELS",
  "DAYS",
  "HOURS",
  "GROUP",
  "CODE",
  "SOLD_OUT",
  "SELL",
  "HIDE",
  "REMOVE",
] as const
export type BulkKind = (typeof bulkKinds)[number]

/** Ways to come to a new price. */
export const priceWays = ["PERCENT", "AMOUNT", "MARGIN", "SET"] as const
export type PriceWay = (typeof priceWays)[number]

/** A new price: by percent or margin in hundredths of a percent, by an amount or as one price in cents. */
export interface PriceRule {
  readonly kind: "PRICE"
  readonly way: PriceWay
  readonly value: number
  readonly roundTo: Rounding
}

/** A promotion by percent off the price or at one price; without a value it ends. Moments in ISO 8601. */
export interface PromotionRule {
  readonly kind: "PROMOTION"
  readonly way: "PERCENT" | "SET" | "END"
  readonly value: number
  readonly roundTo: Rounding
  readonly from: string | null
  readonly until: string | null
}

/** The same thing done with each of many items. */
export type BulkRule =
  | PriceRule
  | PromotionRule
  | { readonly kind: "CATEGORY"; readonly category: RecordId }
  | { readonly kind: "CHANNELS"; readonly channels: ReadonlyArray<string> }
  | { readonly kind: "DAYS"; readonly startsOn: string | null; readonly endsOn: string | null }
  | { readonly kind: "HOURS"; readonly week: Week | null }
  | { readonly kind: "GROUP"; readonly group: RecordId; readonly isTaken: boolean }
  | { readonly kind: "CODE"; readonly prefix: string; readonly first: number; readonly isForEmpty: boolean }
  | { readonly kind: "SOLD_OUT"; readonly until: string | null }
  | { readonly kind: "SELL" | "HIDE" | "REMOVE" }
