import { asc, eq } from "drizzle-orm"
import type { MenuLinks } from "../../../../src/contract/menu/menuData.ts"
import type { Database } from "../../db/database.ts"
import { itemGroups, itemIngredients, menuPlaces } from "../../db/menuSchema.ts"

/** Values without those that are null, which links leave out. */
export const withoutNulls = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as T

const readGroups = (db: Database, company: number) =>
  db
    .select({
      item: itemGroups.item,
      group: itemGroups.group,
      min: itemGroups.min,
      max: itemGroups.max,
      optionPrices: itemGroups.optionPrices,
    })
    .from(itemGroups)
    .where(eq(itemGroups.companyId, company))
    .orderBy(asc(itemGroups.item), asc(itemGroups.position), asc(itemGroups.group))

const readIngredients = (db: Database, company: number) =>
  db
    .select({
      item: itemIngredients.item,
      option: itemIngredients.option,
      ingredient: itemIngredients.ingredient,
      withoutCents: itemIngredients.withoutCents,
    })
    .from(itemIngredients)
    .where(eq(itemIngredients.companyId, company))
    .orderBy(asc(itemIngredients.id))

const readPlaces = (db: Database, company: number) =>
  db
    .select({
      menu: menuPlaces.menu,
      item: menuPlaces.item,
      visible: menuPlaces.visible,
      priceOverride: menuPlaces.priceOverride,
      position: menuPlaces.position,
    })
    .from(menuPlaces)
    .where(eq(menuPlaces.companyId, company))
    .orderBy(asc(menuPlaces.menu), asc(menuPlaces.item))

/** The links of a company's menu, in their order. */
export const readLinks = async (db: Database, company: number): Promise<MenuLinks> => {
  const groups = await readGroups(db, company)
  const ingredients = await readIngredients(db, company)
  const places = await readPlaces(db, company)
  return {
    itemGroups: groups.map(({ optionPrices, ...link }) => ({
      ...(withoutNulls(link) as { item: number; group: number }),
      ...(Object.keys(optionPrices).length > 0 && { optionPrices }),
    })),
    itemIngredients: ingredients.map((link) => withoutNulls(link) as MenuLinks["itemIngredients"][number]),
    places: places.map((link) => withoutNulls(link) as MenuLinks["places"][number]),
  }
}

/** A menu of which no links are read. */
export const noLinks: MenuLinks = { itemGroups: [], itemIngredients: [], places: [] }
