import type { menuItems } from "../contract/resources/menuItems.ts"
import { dayFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { bookItems } from "./menuBooks.ts"

const momentFrom = (now: number, days: number) => `${dayFrom(now, days)}T03:00:00Z`

/** The items of the demo's menus, around this moment. */
export const sampleMenuItems = (now: number): ReadonlyArray<GivenRow<typeof menuItems>> =>
  bookItems.map(({ owner, category, item: [name, price, more = {}] }) => {
    const { groups: _groups, ingredients: _ingredients, promoDays, ...fields } = more
    const isTold = fields.noAllergens === true || (fields.allergens?.length ?? 0) > 0
    return {
      kind: "SIMPLE",
      sellBy: "UNIT",
      minAge: "NONE",
      ...fields,
      name,
      price,
      category,
      owner,
      allergensToldAt: isTold ? momentFrom(now, -40) : null,
      promoFrom: promoDays ? momentFrom(now, promoDays[0]) : null,
      promoUntil: promoDays ? momentFrom(now, promoDays[1]) : null,
    }
  })
