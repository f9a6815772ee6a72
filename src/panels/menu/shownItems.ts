import type { CategoryRow, ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { groupsOf, madeOnce, optionsIn } from "../../contract/menu/lookups.ts"
import { folded } from "../../contract/search/folded.ts"
import { grouped } from "../../contract/wire/grouped.ts"
import { idKey, type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { asksFor, type Attention } from "./attention.ts"

/** Part of the menu that is looked at. */
export interface MenuView {
  readonly category?: RecordId | undefined
  readonly attention?: Attention | undefined
  /** The menu whose prices are shown; the items' own without one. */
  readonly menu?: RecordId | undefined
  readonly search: string
}

/** A category, its depth from 0, and the items in it that are looked at. */
export interface ShownCategory {
  readonly category: CategoryRow
  readonly depth: number
  readonly items: ReadonlyArray<ItemRow>
}

/** Categories with those within each behind it. */
export const categoryTree = ({ categories }: Pick<MenuData, "categories">) => {
  const within = grouped(categories, ({ parent }) =>
    parent === undefined || parent === null ? "" : idKey(parent),
  )
  return (within.get("") ?? []).flatMap((category) => [
    { category, depth: 0 },
    ...(within.get(idKey(category._id)) ?? []).map((inner) => ({ category: inner, depth: 1 })),
  ])
}

/**
 * Text an item is found by: its own, and that of its options. Each letter of a search looks through all of them, so they are
 * made once for as long as links, options and the item are the same.
 */
const textsOf = madeOnce((itemGroups: MenuData["itemGroups"]) =>
  madeOnce((options: MenuData["options"]) =>
    madeOnce(({ _id, name, code, ean, description }: ItemRow): string => {
      const own = groupsOf(itemGroups, _id).flatMap(({ group }) => optionsIn(options, group))
      const all = [name, code, ean, description, ...own.map((option) => option.name)]
      return folded(all.filter(Boolean).join(" "))
    }),
  ),
)

/** The categories and items to show, at a moment in milliseconds since 1970. */
export const shownItems = (data: MenuData, view: MenuView, at: number): ReadonlyArray<ShownCategory> => {
  const { category, attention, search } = view
  const words = folded(search).split(" ").filter(Boolean)
  const textOf = textsOf(data.itemGroups)(data.options)
  const isFound = (item: ItemRow) => {
    if (attention !== undefined && !asksFor(data, item, attention, at)) return false
    if (words.length === 0) return true
    const text = textOf(item)
    return words.every((word) => text.includes(word))
  }
  const isNarrowed = attention !== undefined || words.length > 0
  const items = grouped(data.items.filter(isFound), (item) => idKey(item.category))
  return categoryTree(data).flatMap((one) => {
    const own = items.get(idKey(one.category._id)) ?? []
    const isWanted =
      category === undefined || sameId(one.category._id, category) || sameId(one.category.parent, category)
    return isWanted && (own.length > 0 || !isNarrowed) ? [{ ...one, items: own }] : []
  })
}

/** Number of items of each category by its id, with those of the categories within it. */
export const countsByCategory = ({ categories, items }: MenuData): ReadonlyMap<string, number> => {
  const own = grouped(items, ({ category }) => idKey(category))
  const countOf = (id: RecordId) => own.get(idKey(id))?.length ?? 0
  return new Map(
    categories.map(({ _id }) => [
      idKey(_id),
      categories.reduce((sum, one) => (sameId(one.parent, _id) ? sum + countOf(one._id) : sum), countOf(_id)),
    ]),
  )
}
