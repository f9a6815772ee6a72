import { bakeryMenu } from "./bakeryMenu.ts"
import { burgerMenu } from "./burgerMenu.ts"
import { cantinaMenu } from "./cantinaMenu.ts"
import { lunchMenu } from "./lunchMenu.ts"
import type { BookCategory, BookItem, BookOption, MenuBook } from "./menuBook.ts"
import { pizzeriaMenu } from "./pizzeriaMenu.ts"

/** The menus of the demo's stores that have one. */
export const menuBooks: ReadonlyArray<MenuBook> = [
  pizzeriaMenu,
  burgerMenu,
  lunchMenu,
  bakeryMenu,
  cantinaMenu,
]

interface Placed {
  readonly owner: number
  /** The place among all of its list, from 1. */
  readonly place: number
}

const numbered = <A>(all: ReadonlyArray<A & { readonly owner: number }>): ReadonlyArray<A & Placed> =>
  all.map((one, index) => ({ ...one, place: index + 1 }))

const withThoseWithin = (category: BookCategory, parent?: string): ReadonlyArray<Given> => [
  { category, parent },
  ...(category.within ?? []).flatMap((inner) => withThoseWithin(inner, category.name)),
]

interface Given {
  readonly category: BookCategory
  readonly parent: string | undefined
}

/** The categories of all stores, each before those within it. */
export const bookCategories: ReadonlyArray<Given & Placed> = numbered(
  menuBooks.flatMap(({ owner, categories }) =>
    categories.flatMap((one) => withThoseWithin(one)).map((category) => ({ ...category, owner })),
  ),
)

/** The items of all stores, with the place of their category. */
export const bookItems: ReadonlyArray<{ readonly item: BookItem; readonly category: number } & Placed> =
  numbered(
    bookCategories.flatMap(({ owner, place, category: { items = [] } }) =>
      items.map((item) => ({ item, category: place, owner })),
    ),
  )

/** The option groups of all stores. */
export const bookGroups = numbered(
  menuBooks.flatMap(({ owner, groups }) =>
    Object.entries(groups).map(([name, group]) => ({ name, group, owner })),
  ),
)

/** The options of all stores, with the place of their group. */
export const bookOptions: ReadonlyArray<{ readonly option: BookOption; readonly group: number } & Placed> =
  numbered(
    bookGroups.flatMap(({ owner, place, group: { options } }) =>
      options.map((option) => ({ option, group: place, owner })),
    ),
  )

/** The menus of all stores. */
export const bookMenus = numbered(
  menuBooks.flatMap(({ owner, menus }) => menus.map((menu) => ({ menu, owner }))),
)

/** The ingredients of all stores: those that items and options name. */
export const bookIngredients = numbered(
  menuBooks.flatMap(({ owner, out = [] }) => {
    const named = [
      ...bookItems.filter((one) => one.owner === owner).map(({ item: [, , more] }) => more?.ingredients),
      ...bookOptions.filter((one) => one.owner === owner).map(({ option: [, , more] }) => more?.ingredients),
    ].flatMap((ingredients = []) => ingredients.map((one) => (typeof one === "string" ? one : one[0])))
    return [...new Set([...named, ...out])].map((name) => ({ name, isOut: out.includes(name), owner }))
  }),
)

/** Returns the place of what a store calls by a name; 0 for nothing. */
export const placeNamed = <A extends Placed>(
  all: ReadonlyArray<A>,
  owner: number,
  nameOf: (one: A) => string,
  name: string | undefined,
): number => all.find((one) => one.owner === owner && nameOf(one) === name)?.place ?? 0
