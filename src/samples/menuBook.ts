import type { Resource } from "../contract/resource/resource.ts"
import type { menuItems } from "../contract/resources/menuItems.ts"
import type { menuOptions } from "../contract/resources/menuOptions.ts"
import type { menus } from "../contract/resources/menus.ts"
import type { optionGroups } from "../contract/resources/optionGroups.ts"
import type { GivenRow } from "./givenRow.ts"

type Row<R extends Resource> = Partial<GivenRow<R>>

/** An ingredient by its name: an item goes out with it, or, with cents, is sold without it and that much cheaper. */
export type BookIngredient = string | readonly [name: string, withoutCents: number]

/** An option: its name, its price in cents, and what else it has. Items, groups and ingredients are named. */
export type BookOption = readonly [
  name: string,
  price: number,
  more?: Omit<Row<typeof menuOptions>, "item" | "nested"> & {
    readonly item?: string
    readonly nested?: string
    readonly ingredients?: ReadonlyArray<BookIngredient>
  },
]

/** A group of options, by the name it has within the store. */
export interface BookGroup extends Omit<Row<typeof optionGroups>, "internalName"> {
  readonly options: ReadonlyArray<BookOption>
}

/** A group of an item, with what differs for this item: flavors have prices of their own by name, or by `size:flavor`. */
export type BookLink =
  | string
  | {
      readonly group: string
      readonly min?: number
      readonly max?: number
      readonly optionPrices?: Readonly<Record<string, number>>
    }

/** An item: its name, its price in cents, and what else it has. */
export type BookItem = readonly [
  name: string,
  price: number,
  more?: Row<typeof menuItems> & {
    readonly groups?: ReadonlyArray<BookLink>
    readonly ingredients?: ReadonlyArray<BookIngredient>
    /** Days from now on which its promotion begins and ends. */
    readonly promoDays?: readonly [from: number, until: number]
  },
]

/** A category with its items, or with categories that have them. */
export interface BookCategory {
  readonly name: string
  readonly template?: "PIZZA" | "COMBO"
  readonly description?: string
  readonly items?: ReadonlyArray<BookItem>
  readonly within?: ReadonlyArray<BookCategory>
}

/** Differences of an item, which is named, in a menu. */
export interface BookPlace {
  readonly item: string
  readonly visible?: boolean
  readonly priceOverride?: number
}

/** The whole menu of a store of the demo, which is named by its place from 1. */
export interface MenuBook {
  readonly owner: number
  readonly menus: ReadonlyArray<
    Row<typeof menus> & { readonly name: string; readonly places?: ReadonlyArray<BookPlace> }
  >
  readonly categories: ReadonlyArray<BookCategory>
  readonly groups: Readonly<Record<string, BookGroup>>
  /** Ingredients that are out, by name; all others follow from items and options. */
  readonly out?: ReadonlyArray<string>
}
