import { type Labeled, labelOf, type ShelfLabel } from "../contract/products/shelfLabel.ts"
import { products } from "../contract/resources/products.ts"
import type { Resource } from "../contract/resource/resource.ts"
import type { Values } from "./resourceValues.ts"

const priced = ["price", "promoPrice", "promoFrom", "promoUntil", "clubPrice"] as const
const none: ShelfLabel = { price: null, clubPrice: null, isWrong: false }

/** Label of a product that is new or whose price moves, as the trigger `note_shelf_labels` of the database has it. */
export const shelfLabelFacts = (
  { name }: Resource,
  values: Values,
  before: Values | undefined,
  at: string,
): Values => {
  if (name !== products.name) return {}
  if (!before) return { shelfLabel: none }
  const isMoved = priced.some((field) => (before[field] ?? null) !== (values[field] ?? null))
  if (!isMoved || before["shelfLabel"] !== undefined) return {}
  return { shelfLabel: labelOf(before as Labeled, Date.parse(at)) }
}
