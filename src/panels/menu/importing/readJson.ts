import type { MenuSource } from "../../../contract/menu/import/menuSource.ts"
import { readOpenDelivery } from "../../../contract/menu/import/openDelivery/readOpenDelivery.ts"

/** Most items, offers and options that are read: a browser stands still for seconds over more. */
const maxRecords = 20_000
const counted: ReadonlySet<string> = new Set(["items", "itemOffers", "options"])

/** The number of items, offers and options anywhere in a value. */
const recordsIn = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + recordsIn(one), 0)
  return Object.entries(value).reduce(
    (sum, [key, one]) => sum + recordsIn(one) + (counted.has(key) && Array.isArray(one) ? one.length : 0),
    0,
  )
}

/** Reads the menu that JSON of Open Delivery has, or says why a text is none. */
export const readJson = (text: string): MenuSource | "tooManyRecords" | "noJson" => {
  try {
    const json: unknown = JSON.parse(text.replace(/^\ufeff/, ""))
    return recordsIn(json) > maxRecords ? "tooManyRecords" : (readOpenDelivery(json) ?? "noJson")
  } catch {
    // It is no JSON at all, which is said like JSON of another kind.
    return "noJson"
  }
}
