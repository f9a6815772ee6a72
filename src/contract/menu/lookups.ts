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

const rowsById = madeOnce(
  (rows: ReadonlyArray<Row>): ReadonlyMap<string, Row> => new Map(rows.map((row) => [idKey(row._id), row])),
)

/** The row with an id; undefined for no id, and for a row that is not there. */
export const rowWithId = <R extends Row>(
  rows: ReadonlyArray<R>,
  id: RecordId | null | undefined,
): R | undefined =>
  id === undefined || id === null ? undefined : (rowsById(rows).get(idKey(id)) as R | undefined)

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
