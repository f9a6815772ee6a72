import { and, eq, sql } from "drizzle-orm"
import type { MenuLinks } from "../../../../src/contract/menu/menuData.ts"
import { idKey } from "../../../../src/contract/wire/recordId.ts"
import { anyOf } from "../../db/anyOf.ts"
import type { Database } from "../../db/database.ts"
import { itemGroups, itemIngredients, menuPlaces } from "../../db/menuSchema.ts"
import { grouped } from "../../../../src/contract/wire/grouped.ts"
import type { MenuChange } from "./writeRows.ts"

type Owner = { readonly applicationId: number; readonly companyId: number }

/** Keys of those that links are kept by, where these links differ. */
const changedKeys = <L>(
  before: ReadonlyArray<L>,
  after: ReadonlyArray<L>,
  keyOf: (link: L) => string,
): ReadonlySet<string> => {
  const [old, now] = [grouped(before, keyOf), grouped(after, keyOf)]
  const keys = [...old.keys(), ...now.keys()]
  return new Set(keys.filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(now.get(key))))
}

const itemKey = ({ item }: { readonly item?: unknown }) => idKey(item as number)

/** Writes anew the groups of each item whose groups differ, in their order. */
const writeGroups = async (tx: Database, owner: Owner, { before, after }: MenuChange) => {
  const items = changedKeys(before.itemGroups, after.itemGroups, itemKey)
  if (items.size === 0) return
  await tx.delete(itemGroups).where(sql`${itemGroups.item} = ${anyOf([...items].map(Number))}`)
  const links = grouped(after.itemGroups, itemKey)
  const rows = [...items].flatMap((key) =>
    (links.get(key) ?? []).map(({ item, group, min, max, optionPrices }, position) => ({
      ...owner,
      item: Number(item),
      group: Number(group),
      position,
      min: min ?? null,
      max: max ?? null,
      optionPrices: optionPrices ?? {},
    })),
  )
  if (rows.length > 0) await tx.insert(itemGroups).values(rows)
}

type Ingredient = MenuLinks["itemIngredients"][number]

const ingredientKey = ({ item, option, ingredient }: Ingredient) =>
  `${idKey(item ?? "")}/${idKey(option ?? "")}/${idKey(ingredient)}`

const writeIngredients = async (tx: Database, owner: Owner, { before, after }: MenuChange) => {
  const keys = changedKeys(before.itemIngredients, after.itemIngredients, ingredientKey)
  const isChanged = (link: Ingredient) => keys.has(ingredientKey(link))
  for (const { item, option, ingredient } of before.itemIngredients.filter(isChanged))
    await tx
      .delete(itemIngredients)
      .where(
        and(
          eq(itemIngredients.ingredient, Number(ingredient)),
          item === undefined
            ? eq(itemIngredients.option, Number(option))
            : eq(itemIngredients.item, Number(item)),
        ),
      )
  const rows = after.itemIngredients.filter(isChanged).map(({ item, option, ingredient, withoutCents }) => ({
    ...owner,
    item: item === undefined ? null : Number(item),
    option: option === undefined ? null : Number(option),
    ingredient: Number(ingredient),
    withoutCents: withoutCents ?? null,
  }))
  if (rows.length > 0) await tx.insert(itemIngredients).values(rows)
}

type Place = MenuLinks["places"][number]

const placeKey = ({ menu, item }: Place) => `${idKey(menu)}/${idKey(item)}`

const writePlaces = async (tx: Database, owner: Owner, { before, after }: MenuChange) => {
  const keys = changedKeys(before.places, after.places, placeKey)
  const isChanged = (link: Place) => keys.has(placeKey(link))
  for (const { menu, item } of before.places.filter(isChanged))
    await tx
      .delete(menuPlaces)
      .where(and(eq(menuPlaces.menu, Number(menu)), eq(menuPlaces.item, Number(item))))
  const rows = after.places.filter(isChanged).map(({ menu, item, visible, priceOverride, position }) => ({
    ...owner,
    menu: Number(menu),
    item: Number(item),
    visible,
    priceOverride: priceOverride ?? null,
    position: position ?? null,
  }))
  if (rows.length > 0) await tx.insert(menuPlaces).values(rows)
}

/** Writes the links of a menu that differ. */
export const writeLinks = async (tx: Database, change: MenuChange): Promise<void> => {
  const owner = change.owner as Owner
  await writeGroups(tx, owner, change)
  await writeIngredients(tx, owner, change)
  await writePlaces(tx, owner, change)
}
