import type { AnyRow } from "../editorRow.ts"
import { rowWithId } from "../lookups.ts"
import type { MenuData, MenuList } from "../menuData.ts"
import { contentRows, isHidden, liveValues, type MenuContent, versionFields } from "./menuContent.ts"

type Rows = ReadonlyArray<AnyRow>

/** Rows of a version that are still there, with what is live of them. What was hidden since is not shown any more. */
const stillThere = (list: MenuList, rows: Rows, live: Rows): Rows =>
  rows.flatMap((row) => {
    const now = rowWithId(live, row._id)
    if (!now) return []
    const status = isHidden(row) || row.status === "OFF" ? row.status : now.status
    const frame = { _id: row._id, version: now.version, ...(status !== undefined && { status }) }
    return [{ ...versionFields(list, row), ...liveValues(list, now), ...frame } as AnyRow]
  })

/**
 * The menu the public reads while a later one waits to be published: the published version, with what is sold out, stock
 * and costs as they are now. What cannot be sold any more, since it was hidden, turned off or removed, is not in it.
 */
export const publishedMenu = (published: MenuContent, live: MenuData): MenuData => {
  const rowsOf = <L extends "menus" | "items" | "options">(list: L): MenuData[L] =>
    stillThere(list, contentRows(published, list), contentRows(live, list)) as never
  const items = rowsOf("items")
  const isThere = ({ item }: { readonly item?: unknown }) => rowWithId(items, item as number) !== undefined
  return {
    version: live.version,
    store: live.store,
    menus: rowsOf("menus"),
    categories: published.categories.map((row) => {
      const now = rowWithId(live.categories, row._id)
      return now && !now.isActive ? { ...row, isActive: false } : row
    }),
    items,
    groups: published.groups,
    options: rowsOf("options"),
    ingredients: live.ingredients,
    itemGroups: published.itemGroups.filter(isThere),
    itemIngredients: published.itemIngredients.filter(
      (link) =>
        rowWithId(live.ingredients, link.ingredient) !== undefined &&
        (link.item === undefined || isThere(link)),
    ),
    places: published.places.filter(isThere),
  }
}
