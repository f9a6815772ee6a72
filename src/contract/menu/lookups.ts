import { idKey, type RecordId } from "../wire/recordId.ts"
import type { ItemGroup, ItemIngredient, MenuPlace, OptionRow } from "./menuData.ts"

/** Makes something of a list once; menus share the lists that a change leaves as they are. */
const madeOnce = <L extends object, V>(make: (list: L) => V) => {
  const known = new WeakMap<L, V>()
  return (list: L): V => {
    const made = known.get(list) ?? make(list)
    known.set(list, made)
    return made
  }
}

type Groups<R> = ReadonlyMap<string, ReadonlyArray<R>>

const groupedBy = <R>(rows: ReadonlyArray<R>, keyOf: (row: R) => RecordId | undefined): Groups<R> => {
  const groups = new Map<string, Array<R>>()
  for (const row of rows) {
    const id = keyOf(row)
    if (id === undefined) continue
    const group = groups.get(idKey(id))
    if (group) group.push(row)
    else groups.set(idKey(id), [row])
  }
  return groups
}

type Row = { readonly _id: RecordId }

const rowsById = madeOnce(
  (rows: ReadonlyArray<Row>): ReadonlyMap<string, Row> => new Map(rows.map((row) => [idKey(row._id), row])),
)

/** The row with an id; undefined for no id, and for a row that is not there. */
export const rowWithId = <R extends Row>(
  rows: ReadonlyArray<R>,
  id: RecordId | null | undefined,
): R | undefined =>
  id === undefined || id === null ? undefined : (rowsById(rows).get(idKey(id)) as R | undefined)

const byGroup = madeOnce((options: ReadonlyArray<OptionRow>) => groupedBy(options, ({ group }) => group))
const byItem = madeOnce((links: ReadonlyArray<ItemGroup>) => groupedBy(links, ({ item }) => item))
const ofItems = madeOnce((links: ReadonlyArray<ItemIngredient>) => groupedBy(links, ({ item }) => item))
const ofOptions = madeOnce((links: ReadonlyArray<ItemIngredient>) => groupedBy(links, ({ option }) => option))
const placesByItem = madeOnce((places: ReadonlyArray<MenuPlace>) => groupedBy(places, ({ item }) => item))

/** The options of a group, in their order. */
export const optionsIn = (options: ReadonlyArray<OptionRow>, group: RecordId): ReadonlyArray<OptionRow> =>
  byGroup(options).get(idKey(group)) ?? []

/** The groups of an item, in their order. */
export const groupsOf = (links: ReadonlyArray<ItemGroup>, item: RecordId): ReadonlyArray<ItemGroup> =>
  byItem(links).get(idKey(item)) ?? []

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
