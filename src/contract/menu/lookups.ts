import { grouped } from "../wire/grouped.ts"
import { idKey, type RecordId } from "../wire/recordId.ts"
import type { ItemGroup, ItemIngredient, MenuPlace, OptionRow } from "./menuData.ts"

/** Makes something of a list once; menus share the lists that a change leaves as they are. */
export const madeOnce = <L extends object, V>(make: (list: L) => V) => {
  const known = new WeakMap<L, V>()
  return (list: L): V => {
    const made = known.get(list) ?? make(list)
    known.set(list, made)
    return made
  }
}

type Row = { readonly _id: RecordId }

/**
 * Positions of rows by their ids. Lists that follow from each other by one change share theirs, which may so know of rows
 * that are in another one of them.
 */
const positions = new WeakMap<ReadonlyArray<Row>, Map<string, number>>()

const positionsIn = (rows: ReadonlyArray<Row>): Map<string, number> => {
  const known = positions.get(rows) ?? new Map(rows.map(({ _id }, at) => [idKey(_id), at]))
  positions.set(rows, known)
  return known
}

const positionOf = (rows: ReadonlyArray<Row>, id: RecordId): number => {
  const key = idKey(id)
  const at = positionsIn(rows).get(key)
  const row = at === undefined ? undefined : rows[at]
  if (at === undefined) return -1
  return row && idKey(row._id) === key ? at : rows.findIndex((one) => idKey(one._id) === key)
}

/** The row with an id; undefined for no id, and for a row that is not there. */
export const rowWithId = <R extends Row>(
  rows: ReadonlyArray<R>,
  id: RecordId | null | undefined,
): R | undefined => (id === undefined || id === null ? undefined : rows[positionOf(rows, id)])

/** The list with a row in place of the one that has its id; the list itself where there is none. */
export const withRow = <R extends Row>(rows: ReadonlyArray<R>, row: R): ReadonlyArray<R> => {
  const at = positionOf(rows, row._id)
  if (at < 0) return rows
  const next = rows.with(at, row)
  positions.set(next, positionsIn(rows))
  return next
}

/** The list with one more row at its end. */
export const withLast = <R extends Row>(rows: ReadonlyArray<R>, row: R): ReadonlyArray<R> => {
  const next = [...rows, row]
  positions.set(next, positionsIn(rows).set(idKey(row._id), rows.length))
  return next
}

const optionsByGroup = madeOnce((options: ReadonlyArray<OptionRow>) =>
  grouped(options, ({ group }) => idKey(group)),
)
const linksByItem = madeOnce((links: ReadonlyArray<ItemGroup>) => grouped(links, ({ item }) => idKey(item)))
const linksByGroup = madeOnce((links: ReadonlyArray<ItemGroup>) =>
  grouped(links, ({ group }) => idKey(group)),
)
const ofItems = madeOnce((links: ReadonlyArray<ItemIngredient>) =>
  grouped(links, ({ item }) => idKey(item ?? "")),
)
const ofOptions = madeOnce((links: ReadonlyArray<ItemIngredient>) =>
  grouped(links, ({ option }) => idKey(option ?? "")),
)
const placesByItem = madeOnce((places: ReadonlyArray<MenuPlace>) =>
  grouped(places, ({ item }) => idKey(item)),
)

/** The options of a group, in their order. */
export const optionsIn = (options: ReadonlyArray<OptionRow>, group: RecordId): ReadonlyArray<OptionRow> =>
  optionsByGroup(options).get(idKey(group)) ?? []

/** The groups of an item, in their order. */
export const groupsOf = (links: ReadonlyArray<ItemGroup>, item: RecordId): ReadonlyArray<ItemGroup> =>
  linksByItem(links).get(idKey(item)) ?? []

/** The links by which items have a group. */
export const usesOf = (links: ReadonlyArray<ItemGroup>, group: RecordId): ReadonlyArray<ItemGroup> =>
  linksByGroup(links).get(idKey(group)) ?? []

/** The ingredients of an item or of an option. */
export const ingredientsOf = (
  links: ReadonlyArray<ItemIngredient>,
  of: { readonly item: RecordId } | { readonly option: RecordId },
): ReadonlyArray<ItemIngredient> =>
  ("item" in of ? ofItems(links).get(idKey(of.item)) : ofOptions(links).get(idKey(of.option))) ?? []

/** An item's differences in a menu; undefined without any. */
export const placeIn = (
  places: ReadonlyArray<MenuPlace>,
  menu: RecordId | undefined,
  item: RecordId,
): MenuPlace | undefined =>
  menu === undefined
    ? undefined
    : placesByItem(places)
        .get(idKey(item))
        ?.find((one) => idKey(one.menu) === idKey(menu))
