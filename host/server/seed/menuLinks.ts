import { type IdOf, sampleMenuLinks } from "../../../src/samples/menuLinks.ts"
import type { Database } from "../db/database.ts"
import { itemGroups, itemIngredients, menuPlaces } from "../db/menuSchema.ts"
import { grouped } from "../../../src/contract/wire/grouped.ts"
import type { Places } from "./places.ts"

/** Links the items of the demo's menus to groups, ingredients and menus. */
export const seedMenuLinks = async (db: Database, { companies }: Places, idOf: IdOf): Promise<void> => {
  const owned = <L extends { readonly owner: number }>({ owner, ...link }: L) => {
    const { applicationId, id } = companies[owner - 1]!
    return { ...link, applicationId, companyId: id }
  }
  const links = sampleMenuLinks(idOf)
  const groups = [...grouped(links.itemGroups, ({ item }) => item).values()]
  await db
    .insert(itemGroups)
    .values(
      groups.flatMap((ofItem) => ofItem.map((link, position) => ({ ...owned(link), position }))) as never,
    )
  await db.insert(itemIngredients).values(links.itemIngredients.map(owned) as never)
  await db.insert(menuPlaces).values(links.places.map(owned) as never)
}
