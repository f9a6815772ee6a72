import { idKey, type RecordId } from "../../wire/recordId.ts"
import type { ItemRow, MenuData } from "../menuData.ts"

const setOf = (ids: ReadonlyArray<RecordId | null | undefined>) =>
  new Set(ids.flatMap((id) => (id === undefined || id === null ? [] : [idKey(id)])))

/** Categories with those within them. */
const withInner = ({ categories }: MenuData, ids: ReadonlyArray<RecordId>) => {
  const named = setOf(ids)
  return setOf(
    categories.flatMap(({ _id, parent }) =>
      named.has(idKey(_id)) || (parent && named.has(idKey(parent))) ? [_id] : [],
    ),
  )
}

/** Groups of items, with those that their options ask for. */
const groupsWith = ({ itemGroups, options }: MenuData, items: ReadonlySet<string>) => {
  const groups = setOf(itemGroups.flatMap(({ item, group }) => (items.has(idKey(item)) ? [group] : [])))
  for (let size = -1; size !== groups.size;) {
    size = groups.size
    for (const { group, nested } of options) if (nested && groups.has(idKey(group))) groups.add(idKey(nested))
  }
  return groups
}

/** The items of some categories, and those that options of theirs stand for. */
const itemsWith = (data: MenuData, inside: ReadonlySet<string>) => {
  const items = setOf(data.items.flatMap(({ _id, category }) => (inside.has(idKey(category)) ? [_id] : [])))
  for (let size = -1; size !== items.size;) {
    size = items.size
    const groups = groupsWith(data, items)
    for (const { group, item } of data.options) if (item && groups.has(idKey(group))) items.add(idKey(item))
  }
  return items
}

/** Some categories of a menu with all that their items need; without menus, and what differs in those. */
export const menuPart = (data: MenuData, categories: ReadonlyArray<RecordId>): MenuData => {
  const itemIds = itemsWith(data, withInner(data, categories))
  const items = data.items.filter(({ _id }) => itemIds.has(idKey(_id)))
  const named = setOf([...categories, ...items.map(({ category }: ItemRow) => category)])
  const outer = setOf(data.categories.flatMap(({ _id, parent }) => (named.has(idKey(_id)) ? [parent] : [])))
  const inner = withInner(data, categories)
  const groups = groupsWith(data, itemIds)
  const options = data.options.filter(({ group }) => groups.has(idKey(group)))
  const optionIds = setOf(options.map(({ _id }) => _id))
  const links = data.itemIngredients.filter(
    ({ item, option }) => itemIds.has(idKey(item ?? "")) || optionIds.has(idKey(option ?? "")),
  )
  const used = setOf(links.map(({ ingredient }) => ingredient))
  return {
    ...data,
    menus: [],
    places: [],
    categories: data.categories.filter(({ _id }) => [named, outer, inner].some((ids) => ids.has(idKey(_id)))),
    items,
    groups: data.groups.filter(({ _id }) => groups.has(idKey(_id))),
    options,
    ingredients: data.ingredients.filter(({ _id }) => used.has(idKey(_id))),
    itemGroups: data.itemGroups.filter(({ item }) => itemIds.has(idKey(item))),
    itemIngredients: links,
  }
}
