import {
  bookGroups,
  bookIngredients,
  bookItems,
  bookMenus,
  bookOptions,
  placeNamed,
} from "../../../src/samples/menuBooks.ts"
import type { BookIngredient } from "../../../src/samples/menuBook.ts"
import type { Database } from "../db/database.ts"
import { itemGroups, itemIngredients, menuPlaces } from "../db/menuSchema.ts"
import type { Places } from "./places.ts"

interface Links {
  /** The id of a record of a list by its place, from 1. */
  readonly idOf: (list: string, place: number) => number
  readonly ownerOf: (owner: number) => { readonly applicationId: number; readonly companyId: number }
}

const groupRows = ({ idOf, ownerOf }: Links) =>
  bookItems.flatMap(({ owner, place, item: [, , more] }) =>
    (more?.groups ?? []).map((link, position) => {
      const { group, min, max, optionPrices = {} } = typeof link === "string" ? { group: link } : link
      const of = placeNamed(bookGroups, owner, ({ name }) => name, group)
      const optionsOf = bookOptions.filter((one) => one.group === of)
      return {
        ...ownerOf(owner),
        item: idOf("menuItems", place),
        group: idOf("optionGroups", of),
        position,
        min,
        max,
        optionPrices: Object.fromEntries(
          Object.entries(optionPrices).map(([name, cents]) => [
            idOf(
              "menuOptions",
              placeNamed(optionsOf, owner, ({ option }) => option[0], name),
            ),
            cents,
          ]),
        ),
      }
    }),
  )

const ingredientRows = ({ idOf, ownerOf }: Links) => {
  const rowsOf = (
    owner: number,
    of: { readonly item: number } | { readonly option: number },
    named: ReadonlyArray<BookIngredient> = [],
  ) =>
    named.map((one) => {
      const [name, withoutCents = null] = typeof one === "string" ? [one] : one
      const ingredient = placeNamed(bookIngredients, owner, (row) => row.name, name)
      return { ...ownerOf(owner), ...of, ingredient: idOf("ingredients", ingredient), withoutCents }
    })
  return [
    ...bookItems.flatMap(({ owner, place, item: [, , more] }) =>
      rowsOf(owner, { item: idOf("menuItems", place) }, more?.ingredients),
    ),
    ...bookOptions.flatMap(({ owner, place, option: [, , more] }) =>
      rowsOf(owner, { option: idOf("menuOptions", place) }, more?.ingredients),
    ),
  ]
}

const placeRows = ({ idOf, ownerOf }: Links) =>
  bookMenus.flatMap(({ owner, place, menu: { places = [] } }) =>
    places.map(({ item, visible = true, priceOverride = null }) => ({
      ...ownerOf(owner),
      menu: idOf("menus", place),
      item: idOf(
        "menuItems",
        placeNamed(bookItems, owner, (one) => one.item[0], item),
      ),
      visible,
      priceOverride,
    })),
  )

/** Links the items of the demo's menus to groups, ingredients and menus. */
export const seedMenuLinks = async (
  db: Database,
  { companies }: Places,
  idOf: Links["idOf"],
): Promise<void> => {
  const ownerOf = (owner: number) => {
    const { applicationId, id } = companies[owner - 1]!
    return { applicationId, companyId: id }
  }
  const links = { idOf, ownerOf }
  await db.insert(itemGroups).values(groupRows(links))
  await db.insert(itemIngredients).values(ingredientRows(links))
  await db.insert(menuPlaces).values(placeRows(links))
}
