import type { ItemChange } from "../../../contract/orders/itemChange.ts"
import type { OrderItem } from "../../../contract/orders/order.ts"
import { unitCentsOf } from "../../../contract/orders/unitCents.ts"
import { hundredthsOf, numberOf } from "../../../contract/wire/plainNumber.ts"
import { numberProblem } from "../../../ui/field/numberText.ts"
import { typedText } from "../../../contract/wire/visibleText.ts"

/** Item changes that need typing: the quantity found, the weight, or the substitute. */
export const typedChanges = ["FOUND", "WEIGHED", "SUBSTITUTED"] as const
export type TypedChange = (typeof typedChanges)[number]

/** A change of an item as it is typed, numbers as text with a point. */
export interface ItemDraft {
  readonly name: string
  readonly quantity: string
  /** Price of one unit, in reais. */
  readonly price: string
  readonly isAgreed: boolean
}

/** Returns the item as ordered, whatever has happened to it since. */
export const orderedOf = (item: OrderItem) => item.ordered ?? item

/** True if an item is weighed. */
export const isWeighed = ({ unit }: OrderItem): boolean => unit === "KG"

/** Cents as a draft has them. */
export const priceText = (cents: number): string => (cents / 100).toFixed(2)

/** The draft a dialog begins with: as it is now, or as it was ordered. */
export const firstDraft = (item: OrderItem, kind: TypedChange): ItemDraft => {
  const ordered = orderedOf(item)
  const isChanged = kind === item.change
  return {
    name: isChanged && kind === "SUBSTITUTED" ? item.name : "",
    quantity: String(isChanged ? item.quantity : (item.picked ?? ordered.quantity)),
    price: priceText(unitCentsOf(isChanged ? item : ordered)),
    isAgreed: false,
  }
}

/** Digits after the point of a quantity: pieces are counted, what is weighed is in kilograms. */
export const quantityDigits = (item: OrderItem, kind: TypedChange): number =>
  isWeighed(item) || kind === "WEIGHED" ? 3 : 0

const isQuantity = (text: string, digits: number) =>
  numberOf(text) >= 0 && numberProblem(text, digits) === undefined

/** The change a draft says; undefined while it says none. */
export const changeOf = (
  item: OrderItem,
  kind: TypedChange,
  { name, quantity, price, isAgreed }: ItemDraft,
): ItemChange | undefined => {
  if (!isQuantity(quantity, quantityDigits(item, kind))) return undefined
  const amount = numberOf(quantity)
  if (kind === "FOUND") return { kind, picked: amount }
  if (amount === 0) return undefined
  if (kind === "WEIGHED") return { kind, quantity: amount }
  const unitPriceCents = hundredthsOf(price)
  if (typedText(name) === "" || !(unitPriceCents >= 0)) return undefined
  return { kind, name: typedText(name), quantity: amount, unitPriceCents, ...(isAgreed && { isAgreed }) }
}
