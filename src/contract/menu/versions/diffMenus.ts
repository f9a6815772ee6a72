import { grouped } from "../../wire/grouped.ts"
import { idKey, type RecordId } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import type { AnyRow } from "../editorRow.ts"
import { groupsOf, placeIn, rowWithId } from "../lookups.ts"
import type { ItemGroup, ItemRow, MenuList, MenuRow, OptionRow } from "../menuData.ts"
import { priceIn } from "../price.ts"
import { isHidden, type MenuContent, nameOf, versionFields } from "./menuContent.ts"
import { type DiffLine, type DiffPrice, diffKinds } from "./menuDiff.ts"
import { orderLines } from "./orderLines.ts"
import { shownRows } from "./shownRows.ts"

/** Two states of a menu, and the moment of the prices, in milliseconds since 1970. */
interface Sides {
  readonly before: MenuContent
  readonly after: MenuContent
  readonly at: number
}

type Line = Omit<DiffLine, "list" | "_id" | "name" | "within">

const priceAt = (item: ItemRow, at: number): number =>
  item.promoFrom && item.promoPrice !== undefined ? Math.max(at, Date.parse(item.promoFrom)) : at

/** Prices of an item in each menu that is on, on both sides. */
const itemPrices = ({ before, after, at }: Sides, id: RecordId): ReadonlyArray<DiffPrice> => {
  const priceOn = (side: MenuContent, menu: MenuRow): number | undefined => {
    const item = rowWithId(side.items, id)
    const own = rowWithId(side.menus, menu._id)
    const place = placeIn(side.places, menu._id, id)
    if (!item || isHidden(item) || place?.visible === false) return undefined
    return priceIn(item, { menu: own ?? menu, place }, priceAt(item, at))
  }
  return after.menus.flatMap((menu) => {
    if (menu.status === "OFF") return []
    const [old, now] = [priceOn(before, menu), priceOn(after, menu)]
    return [
      { menu: menu._id, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) },
    ]
  })
}

const optionPrices = (
  { after }: Sides,
  before: OptionRow | undefined,
  now: OptionRow | undefined,
): ReadonlyArray<DiffPrice> =>
  after.menus.flatMap(({ _id, status }) =>
    status === "OFF"
      ? []
      : [{ menu: _id, ...(before && { before: before.price }), ...(now && { after: now.price }) }],
  )

const pricesOf = (sides: Sides, list: MenuList, before: AnyRow | undefined, after: AnyRow | undefined) => {
  const id = (after ?? before)?._id
  if (list === "items" && id !== undefined) return { prices: itemPrices(sides, id) }
  if (list !== "options") return {}
  return { prices: optionPrices(sides, before as OptionRow | undefined, after as OptionRow | undefined) }
}

const namesIn = (rows: ReadonlyArray<AnyRow>, ids: ReadonlyArray<RecordId>) =>
  ids.flatMap((id) => nameOf(rowWithId(rows, id)) || [])

/** Ids of one list and not of another. */
const besides = (ids: ReadonlyArray<RecordId>, excluded: ReadonlyArray<RecordId>) => {
  const known = new Set(excluded.map(idKey))
  return ids.filter((id) => !known.has(idKey(id)))
}

/** Fields of a promotion. */
export const promoFields = ["promoPrice", "promoFrom", "promoUntil"]
/** Fields that have a kind of their own; all others are details. */
const fieldsApart: Readonly<Partial<Record<MenuList, ReadonlyArray<string>>>> = {
  items: ["name", "category", "price", ...promoFields, "allergensToldAt"],
  options: ["name", "group", "price"],
}

const changedFields = (list: MenuList, before: AnyRow, after: AnyRow): ReadonlyArray<string> => {
  const [old, now] = [versionFields(list, before), versionFields(list, after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !sameJson(old[name], now[name]),
  )
}

/** Differences in the menus an item is in, and in its prices there. */
const placeLines = (
  sides: Sides,
  id: RecordId,
): { readonly isPriced: boolean; readonly lines: Array<Line> } => {
  const { before, after } = sides
  const menuIds = after.menus.map(({ _id }) => _id)
  const on = (side: MenuContent, menu: RecordId) => placeIn(side.places, menu, id)
  const isOn = (side: MenuContent, menu: RecordId) => on(side, menu)?.visible !== false
  const added = menuIds.filter((menu) => isOn(after, menu) && !isOn(before, menu))
  const removed = menuIds.filter((menu) => !isOn(after, menu) && isOn(before, menu))
  const isPriced = menuIds.some((menu) => on(before, menu)?.priceOverride !== on(after, menu)?.priceOverride)
  if (added.length === 0 && removed.length === 0) return { isPriced, lines: [] }
  const menus = { added: namesIn(after.menus, added), removed: namesIn(after.menus, removed) }
  return { isPriced, lines: [{ kind: "MENU", menus, prices: itemPrices(sides, id) }] }
}

const withoutItem = (links: ReadonlyArray<ItemGroup>) => links.map(({ item: _item, ...link }) => link)

/** Differences in the groups an item asks for. */
const groupLines = ({ before, after }: Sides, id: RecordId): Array<Line> => {
  const [old, now] = [groupsOf(before.itemGroups, id), groupsOf(after.itemGroups, id)]
  if (sameJson(withoutItem(old), withoutItem(now))) return []
  const [oldIds, nowIds] = [old.map(({ group }) => group), now.map(({ group }) => group)]
  const added = namesIn(after.groups, besides(nowIds, oldIds))
  const removed = namesIn(before.groups, besides(oldIds, nowIds))
  return [{ kind: "OPTIONS", groups: { added, removed } }]
}

/** Differences of a row that is there on both sides. */
const linesOfRow = (sides: Sides, list: MenuList, before: AnyRow, after: AnyRow): ReadonlyArray<Line> => {
  const changed = changedFields(list, before, after)
  const apart = fieldsApart[list] ?? ["name"]
  const has = (...names: ReadonlyArray<string>) => names.some((name) => changed.includes(name))
  const places = list === "items" ? placeLines(sides, after._id) : undefined
  const details = changed.filter((name) => !apart.includes(name))
  const prices = () => pricesOf(sides, list, before, after)
  const category = rowWithId(sides.before.categories, before["category"] as RecordId | undefined)
  return [
    ...((has("price") && apart.includes("price")) || places?.isPriced
      ? [{ kind: "PRICE" as const, ...prices() }]
      : []),
    ...(list === "items" && has(...promoFields) ? [{ kind: "PROMO" as const, ...prices() }] : []),
    ...(has("name") ? [{ kind: "RENAMED" as const, was: nameOf(before) }] : []),
    ...(list === "items" && has("category") ? [{ kind: "MOVED" as const, was: nameOf(category) }] : []),
    ...(places?.lines ?? []),
    ...(list === "items" ? groupLines(sides, after._id) : []),
    ...(details.length > 0 ? [{ kind: "DETAILS" as const, fields: details }] : []),
  ]
}

/** The name of the category an item is in, or of the group an option is of. */
const withinOf = (content: MenuContent, list: MenuList, row: AnyRow): string => {
  if (list === "items") return nameOf(rowWithId(content.categories, row["category"] as RecordId))
  if (list === "options") return nameOf(rowWithId(content.groups, row["group"] as RecordId))
  return ""
}

const lineOf = (content: MenuContent, list: MenuList, row: AnyRow, line: Line): DiffLine => {
  const within = withinOf(content, list, row)
  return { ...line, list, _id: row._id, name: nameOf(row), ...(within !== "" && { within }) }
}

const linesOfList = (sides: Sides, list: MenuList): ReadonlyArray<DiffLine> => {
  const { before, after } = sides
  const [old, now] = [shownRows(before, list), shownRows(after, list)]
  const gone = old.filter(({ _id }) => !rowWithId(now, _id))
  return [
    ...now.flatMap((row) => {
      const former = rowWithId(old, row._id)
      const lines: ReadonlyArray<Line> = former
        ? linesOfRow(sides, list, former, row)
        : [{ kind: "ADDED", ...pricesOf(sides, list, undefined, row) }]
      return lines.map((line) => lineOf(after, list, row, line))
    }),
    ...gone.map((row) =>
      lineOf(before, list, row, { kind: "REMOVED", ...pricesOf(sides, list, row, undefined) }),
    ),
  ]
}

const comparedLists = ["items", "categories", "options", "groups", "menus"] as const

/**
 * Differences between two states of a menu that customers can come across, by kind. What no version decides (sold out,
 * stock, costs) is none. Prices are those of each menu at a moment, of a promotion at its beginning.
 */
export const diffMenus = (before: MenuContent, after: MenuContent, at: number): ReadonlyArray<DiffLine> => {
  const sides = { before, after, at }
  const lines = [...comparedLists.flatMap((list) => linesOfList(sides, list)), ...orderLines(before, after)]
  const byKind = grouped(lines, ({ kind }) => kind)
  return diffKinds.flatMap((kind) => byKind.get(kind) ?? [])
}

/** Number of differences by kind; kinds without any are left out. */
export const diffCounts = (lines: ReadonlyArray<DiffLine>): Readonly<Record<string, number>> =>
  Object.fromEntries([...grouped(lines, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]))
