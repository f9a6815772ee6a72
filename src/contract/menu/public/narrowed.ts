import { idKey, type RecordId } from "../../wire/recordId.ts"
import type { ItemRow, MenuData, OptionRow } from "../menuData.ts"

const groupedBy = <A>(list: ReadonlyArray<A>, keyOf: (one: A) => RecordId | null | undefined) => {
  const groups = new Map<string, Array<A>>()
  for (const one of list) {
    const id = keyOf(one)
    if (id === undefined || id === null) continue
    const found = groups.get(idKey(id))
    if (found) found.push(one)
    else groups.set(idKey(id), [one])
  }
  return (id: RecordId | null | undefined): ReadonlyArray<A> =>
    id === undefined || id === null ? [] : (groups.get(idKey(id)) ?? [])
}

/** Groups within groups are three deep. */
const maxDepth = 3

/**
 * The part of a menu that one item depends on. What is worked out of a menu looks through all of its rows, which for
 * each of a thousand items would be seconds.
 */
export const narrowed = (data: MenuData): ((item: ItemRow) => MenuData) => {
  const links = groupedBy(data.itemGroups, ({ item }) => item)
  const places = groupedBy(data.places, ({ item }) => item)
  const groups = groupedBy(data.groups, ({ _id }) => _id)
  const options = groupedBy(data.options, ({ group }) => group)
  const items = groupedBy(data.items, ({ _id }) => _id)
  const ofItems = groupedBy(data.itemIngredients, ({ item }) => item)
  const ofOptions = groupedBy(data.itemIngredients, ({ option }) => option)
  const within = (ids: ReadonlyArray<RecordId>, depth: number): ReadonlyArray<RecordId> => {
    const nested = ids.flatMap((id) => options(id).flatMap((one) => one.nested ?? []))
    return nested.length === 0 || depth >= maxDepth ? ids : [...ids, ...within(nested, depth + 1)]
  }
  return (item) => {
    const own = links(item._id)
    const ids = new Set(
      within(
        own.map(({ group }) => group),
        1,
      ).map(idKey),
    )
    const ownGroups = [...ids].flatMap(groups)
    const ownOptions: ReadonlyArray<OptionRow> = ownGroups.flatMap(({ _id }) => options(_id))
    const ownItems = [item, ...ownOptions.flatMap((one) => items(one.item))]
    return {
      ...data,
      items: ownItems,
      groups: ownGroups,
      options: ownOptions,
      itemGroups: own,
      places: places(item._id),
      itemIngredients: [
        ...ownItems.flatMap(({ _id }) => ofItems(_id)),
        ...ownOptions.flatMap(({ _id }) => ofOptions(_id)),
      ],
    }
  }
}
