import type { menuOptions } from "../contract/resources/menuOptions.ts"
import type { GivenRow } from "./givenRow.ts"
import { bookGroups, bookItems, bookOptions, placeNamed } from "./menuBooks.ts"

/** The options of the demo's menus; what they name stands for its place in its list, from 1. */
export const sampleMenuOptions: ReadonlyArray<GivenRow<typeof menuOptions>> = bookOptions.map(
  ({ owner, group, option: [name, price, more = {}] }) => {
    const { item, nested, ingredients: _ingredients, ...fields } = more
    return {
      ...fields,
      name,
      price,
      group,
      owner,
      item: placeNamed(bookItems, owner, (one) => one.item[0], item) || null,
      nested: placeNamed(bookGroups, owner, (one) => one.name, nested) || null,
    }
  },
)
