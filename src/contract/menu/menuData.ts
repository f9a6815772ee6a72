import * as Schema from "effect/Schema"
import type { HoursException } from "../companies/storeHours.ts"
import type { Week } from "../resource/field.ts"
import { WeekOfShifts } from "../resource/week.ts"
import { ingredients } from "../resources/ingredients.ts"
import { menuCategories } from "../resources/menuCategories.ts"
import { menuItems } from "../resources/menuItems.ts"
import { menuOptions } from "../resources/menuOptions.ts"
import { menus } from "../resources/menus.ts"
import { optionGroups } from "../resources/optionGroups.ts"
import { oneOf, reads } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"
import type { AnyRow, EditorRow } from "./editorRow.ts"
import { MenuFollows } from "./following/follows.ts"
import { usualStopEnds } from "./usualStopEnds.ts"

/** The described lists a menu is made of, by their names in the editor's calls. */
export const menuLists = {
  menus,
  categories: menuCategories,
  items: menuItems,
  groups: optionGroups,
  options: menuOptions,
  ingredients,
} as const

export type MenuList = keyof typeof menuLists
export const menuListNames = Object.keys(menuLists) as ReadonlyArray<MenuList>

/** The list of a menu that a described list is, by the name of that one; undefined for others. */
export const menuListNamed = (source: string | undefined): MenuList | undefined =>
  menuListNames.find((list) => menuLists[list].name === source)

export type MenuRow = EditorRow<typeof menus>
export type CategoryRow = EditorRow<typeof menuCategories>
export type ItemRow = EditorRow<typeof menuItems>
export type GroupRow = EditorRow<typeof optionGroups>
export type OptionRow = EditorRow<typeof menuOptions>
export type IngredientRow = EditorRow<typeof ingredients>

/** The rows of each list, in the order people gave them. */
export interface MenuRows {
  readonly menus: ReadonlyArray<MenuRow>
  readonly categories: ReadonlyArray<CategoryRow>
  readonly items: ReadonlyArray<ItemRow>
  readonly groups: ReadonlyArray<GroupRow>
  readonly options: ReadonlyArray<OptionRow>
  readonly ingredients: ReadonlyArray<IngredientRow>
}

const optional = Schema.optionalKey
const Cents = Schema.Int

/** An option group of an item, with what differs there. The groups of an item stand in their order. */
export const ItemGroup = Schema.Struct({
  item: RecordId,
  group: RecordId,
  min: optional(Schema.Int),
  max: optional(Schema.Int),
  /**
   * Prices in cents that lead over the options' own: by the id of an option, or by those of a size and a flavor, as in
   * `12:34`, where the price depends on both.
   */
  optionPrices: optional(Schema.Record(Schema.String, Cents)),
})
export type ItemGroup = typeof ItemGroup.Type

/** An ingredient of an item or of an option. */
export const ItemIngredient = Schema.Struct({
  item: optional(RecordId),
  option: optional(RecordId),
  ingredient: RecordId,
  /** Cents it costs less without the ingredient; absent where it goes out with it. */
  withoutCents: optional(Cents),
})
export type ItemIngredient = typeof ItemIngredient.Type

/** An item's differences in one menu. */
export const MenuPlace = Schema.Struct({
  menu: RecordId,
  item: RecordId,
  /** False hides the item in this menu. */
  visible: Schema.Boolean,
  /** Price in cents in this menu, as it is charged. */
  priceOverride: optional(Cents),
  position: optional(Schema.Int),
})
export type MenuPlace = typeof MenuPlace.Type

/** The links between rows of a menu. */
export interface MenuLinks {
  readonly itemGroups: ReadonlyArray<ItemGroup>
  readonly itemIngredients: ReadonlyArray<ItemIngredient>
  readonly places: ReadonlyArray<MenuPlace>
}

/** Opening hours of a store by week and on special days, in its own time. */
export interface MenuHours {
  readonly week: Week
  readonly exceptions: ReadonlyArray<HoursException>
}

const clock = Schema.NullOr(Schema.String)
const HoursOfStore: Schema.Codec<MenuHours, unknown> = Schema.Struct({
  week: WeekOfShifts,
  exceptions: Schema.Array(
    Schema.Struct({
      day: Schema.String,
      until: optional(clock),
      isClosed: optional(Schema.NullOr(Schema.Boolean)),
      opensAt: optional(clock),
      closesAt: optional(clock),
      repeatsYearly: optional(Schema.NullOr(Schema.Boolean)),
    }),
  ),
}) as never

/** State of a store, open or not, which no version of its menu tells. */
export const openingFields = {
  /** True if it is open when this is read; absent where nobody knows. */
  isOpen: optional(Schema.Boolean),
  /** Until when it stays so; its hours count from then on. */
  changesAt: optional(Moment),
}

const Store = Schema.Struct({
  _id: RecordId,
  name: Schema.String,
  timeZone: Schema.String,
  ...openingFields,
  hours: optional(HoursOfStore),
  /** The usual end of what is sold out; the next opening without it. */
  soldOutReturnsAt: optional(oneOf(usualStopEnds)),
  /** Milliseconds the clock on its wall is ahead, as a demo's may be. */
  clockAheadMs: optional(Schema.Int),
})
export type MenuStore = typeof Store.Type

const Row = Schema.StructWithRest(Schema.Struct({ _id: RecordId, version: Schema.Int }), [
  Schema.Record(Schema.String, Schema.Unknown),
])

const isRow = (raw: unknown): raw is AnyRow =>
  typeof raw === "object" && raw !== null && "_id" in raw && "version" in raw

/** Rows of one list. Thousands are read at once, so their fields are not looked at one by one. */
const rowsOf = <L extends MenuList>() =>
  reads<unknown, unknown, MenuRows[L]>(Schema.Array(Row) as Schema.Codec<unknown, unknown>, {
    read: (raw) => (Array.isArray(raw) ? (raw.filter(isRow) as never) : undefined),
  })

const rowFields = {
  menus: rowsOf<"menus">(),
  categories: rowsOf<"categories">(),
  items: rowsOf<"items">(),
  groups: rowsOf<"groups">(),
  options: rowsOf<"options">(),
  ingredients: rowsOf<"ingredients">(),
}

const linkFields = {
  itemGroups: Schema.Array(ItemGroup),
  itemIngredients: Schema.Array(ItemIngredient),
  places: Schema.Array(MenuPlace),
}

/** A store's whole menu. Everything stands in its order. */
export const MenuData = Schema.Struct({
  /** Raised by every change of anything in the menu. */
  version: Schema.Int,
  store: Store,
  ...rowFields,
  ...linkFields,
  /** The model store that this one follows; absent for a store with a menu of its own. */
  follows: optional(MenuFollows),
  /** Number of stores that follow this one; absent without any. */
  followers: optional(Schema.Int),
})
export type MenuData = typeof MenuData.Type

/** Some rows of a menu, as they are now. */
export const SomeRows = Schema.Struct({
  menus: optional(rowFields.menus),
  categories: optional(rowFields.categories),
  items: optional(rowFields.items),
  groups: optional(rowFields.groups),
  options: optional(rowFields.options),
  ingredients: optional(rowFields.ingredients),
})
export type SomeRows = typeof SomeRows.Type
