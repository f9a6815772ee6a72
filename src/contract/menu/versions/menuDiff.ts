import * as Schema from "effect/Schema"
import { type MenuList, menuListNames } from "../menuData.ts"
import { RecordId } from "../../wire/recordId.ts"
import { Moment } from "../../wire/text.ts"

/** Kinds of differences between two versions of a menu, in the order they are told. */
export const diffKinds = [
  "PRICE",
  "PROMO",
  "ADDED",
  "REMOVED",
  "RENAMED",
  "MOVED",
  "OPTIONS",
  "DETAILS",
  "MENU",
  "ORDER",
] as const

const optional = Schema.optionalKey
const list = Schema.Literals(menuListNames) as Schema.Codec<MenuList, MenuList>

/** An item's or an option's price in one menu, in cents; absent where it is not in it. */
const DiffPrice = Schema.Struct({
  menu: RecordId,
  before: optional(Schema.Int),
  after: optional(Schema.Int),
})
export type DiffPrice = typeof DiffPrice.Type

/** One difference between two versions of a menu. */
export const DiffLine = Schema.Struct({
  kind: Schema.Literals(diffKinds),
  list,
  _id: RecordId,
  name: Schema.String,
  /** The list whose rows stand in another order within it. */
  of: optional(list),
  /** Name of whoever made the difference last, and its moment; absent where nobody knows. */
  by: optional(Schema.String),
  at: optional(Moment),
  /** The category of an item, the group of an option. */
  within: optional(Schema.String),
  /** The name, or the category, it had before. */
  was: optional(Schema.String),
  /** In the order of the menus. */
  prices: optional(Schema.Array(DiffPrice)),
  /** Fields that differ, by the names of the description. */
  fields: optional(Schema.Array(Schema.String)),
  /** Option groups an item has now, and those it has no more. */
  groups: optional(
    Schema.Struct({ added: Schema.Array(Schema.String), removed: Schema.Array(Schema.String) }),
  ),
  /** Names of the menus in which an item is shown now, and of those in which it no longer is. */
  menus: optional(
    Schema.Struct({ added: Schema.Array(Schema.String), removed: Schema.Array(Schema.String) }),
  ),
})
export type DiffLine = typeof DiffLine.Type
