import type { MenuLinks } from "../contract/menu/menuData.ts"
import type { BookIngredient } from "./menuBook.ts"
import { bookGroups, bookIngredients, bookItems, bookMenus, bookOptions, placeNamed } from "./menuBooks.ts"

/** The id of a record of a list by its place in the demo, from 1. */
export type IdOf = (list: string, place: number) => number

/** A link with the place of the store it is of. */
type Owned<L> = L & { readonly owner: number }

const groupLinks = (idOf: IdOf): ReadonlyArray<Owned<MenuLinks["itemGroups"][number]>> =>
  bookItems.flatMap(({ owner, place, item: [, , more] }) =>
    (more?.groups ?? []).map((link) => {
      const { group, optionPrices, ...limits } = typeof link === "string" ? { group: link } : link
      const of = placeNamed(bookGroups, owner, ({ name }) => name, group)
      const idNamed = (name: string) =>
        idOf(
          "menuOptions",
          placeNamed(bookOptions, owner, ({ option }) => option[0], name),
        )
      const prices = Object.entries(optionPrices ?? {}).map(([named, cents]) => [
        named.split(":").map(idNamed).join(":"),
        cents,
      ])
      return {
        owner,
        item: idOf("menuItems", place),
        group: idOf("optionGroups", of),
        ...limits,
        ...(optionPrices && { optionPrices: Object.fromEntries(prices) }),
      }
    }),
  )

const ingredientLinks = (idOf: IdOf): ReadonlyArray<Owned<MenuLinks["itemIngredients"][number]>> => {
  const linksOf = (
    owner: number,
    of: { readonly item: number } | { readonly option: number },
    named: ReadonlyArray<BookIngredient> = [],
  ) =>
    named.map((one) => {
      const [name, withoutCents] = typeof one === "string" ? [one] : one
      const place = placeNamed(bookIngredients, owner, (row) => row.name, name)
      const ingredient = idOf("ingredients", place)
      return { owner, ...of, ingredient, ...(withoutCents !== undefined && { withoutCents }) }
    })
  return [
    ...bookItems.flatMap(({ owner, place, item: [, , more] }) =>
      linksOf(owner, { item: idOf("menuItems", place) }, more?.ingredients),
    ),
    ...bookOptions.flatMap(({ owner, place, option: [, , more] }) =>
      linksOf(owner, { option: idOf("menuOptions", place) }, more?.ingredients),
    ),
  ]
}

const placeLinks = (idOf: IdOf): ReadonlyArray<Owned<MenuLinks["places"][number]>> =>
  bookMenus.flatMap(({ owner, place, menu: { places = [] } }) =>
    places.map(({ item, visible = true, priceOverride }) => ({
      owner,
      menu: idOf("menus", place),
      item: idOf(
        "menuItems",
        placeNamed(bookItems, owner, (one) => one.item[0], item),
      ),
      visible,
      ...(priceOverride !== undefined && { priceOverride }),
    })),
  )

/** Links of the items of the demo's menus to groups, ingredients and menus; ids are places unless told. */
export const sampleMenuLinks = (idOf: IdOf = (_, place) => place) => ({
  itemGroups: groupLinks(idOf),
  itemIngredients: ingredientLinks(idOf),
  places: placeLinks(idOf),
})
