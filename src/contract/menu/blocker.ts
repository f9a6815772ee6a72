import * as Schema from "effect/Schema"
import { oneOf } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"
import { type MenuList, menuListNames } from "./menuData.ts"

/** Reasons an item is not sold, in the order they are told. */
export const blockerKinds = [
  "STORE_CLOSED",
  "MENU_OFF",
  "CATEGORY_OFF",
  "CATEGORY_HOURS",
  "ITEM_HIDDEN",
  "SOLD_OUT",
  "STOCK_0",
  "ITEM_HOURS",
  "DATES",
  "CHANNEL",
  "INGREDIENT_OUT",
  "GROUP_SHORT",
  "NO_PRICE",
  "MIN_AGE_CHANNEL",
] as const
export type BlockerKind = (typeof blockerKinds)[number]

/** A reason an item is not sold: until when, and the record that mends it. */
export const Blocker = Schema.Struct({
  kind: oneOf(blockerKinds),
  until: Schema.optionalKey(Moment),
  of: Schema.optionalKey(
    Schema.Struct({ list: Schema.Literals(menuListNames), _id: RecordId, label: Schema.String }),
  ),
  /** Options that a group which falls short asks for, and those that can be had. */
  min: Schema.optionalKey(Schema.Int),
  available: Schema.optionalKey(Schema.Int),
})
export interface Blocker {
  readonly kind: BlockerKind
  readonly until?: string
  readonly of?: { readonly list: MenuList; readonly _id: RecordId; readonly label: string }
  readonly min?: number
  readonly available?: number
}
