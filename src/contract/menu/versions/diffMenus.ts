import { grouped } from "../../wire/grouped.ts"
import { idKey, type RecordId } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import type { AnyRow } from "../editorRow.ts"
import { groupsOf, placeIn, rowWithId } from "../lookups.ts"
import type { ItemGroup, ItemRow, MenuList, MenuRow, OptionRow } from "../menuData.ts"
import { priceIn } from "../price.ts"
import { contentRows, isHidden, type MenuContent, versionFields } from "./menuContent.ts"
import { type DiffLine, type DiffPrice, diffKinds } from "./menuDiff.ts"

/** Two states of a menu, and the moment whose prices are told, in milliseconds since 1970. */
interface Sides {
  readonly before: MenuContent
  readonly after: MenuContent
  readonly at: number
}

type Side = "before" | "after"
type Line = Omit<DiffLine, "list" | "_id" | "name" | "within">

/** The groups that items, or options of such groups, ask for. */
const usedGroups = ({ items, itemGroups, options }: MenuContent): ReadonlySet<string> => {
  const shown = new Set(items.flatMap((item) => (isHidden(item) ? [] : [idKey(item._id)])))
  const own = itemGroups.flatMap(({ item, group }) => (shown.has(idKey(item)) ? [idKey(group)] : []))
  const nested = options.flatMap((option) =>
    option.nested === undefined || option.nested === null || isHidden(option) ? [] : [idKey(option.nested)],
  )
  return new Set([...own, ...nested])
}

/** Returns a function that tells if customers can come across a row of a menu. */
const shownIn = (content: MenuContent, list: MenuList): ((row: AnyRow) => boolean) => {
  if (list === "groups") {
    const used = usedGroups(content)
    return ({ _id }) => used.has(idKey(_id))
  }
  if (list === "options") {
    const used = usedGroups(content)
    return (row) => !isHidden(row) && used.has(idKey(row["group"] as RecordId))
  }
  if (list === "menus") return ({ status }) => status !== "OFF"
  if (list === "categories") return ({ isActive }) => isActive === true
  return (row) => !isHidden(row)
}

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

const nameOf = (row: AnyRow | undefined) => String(row?.["name"] ?? "")

const namesIn = (rows: ReadonlyArray<AnyRow>, ids: ReadonlyArray<RecordId>) =>
  ids.flatMap((id) => nameOf(rowWithId(rows, id)) || [])

/** Ids of one list and not of another. */
const besides = (ids: ReadonlyArray<RecordId>, others: ReadonlyArray<RecordId>) => {
  const known = new Set(others.map(idKey))
  return ids.filter((id) => !known.has(idKey(id)))
}

/** Fields by what is told of them; all others are details. */
const promoFields = ["promoPrice", "promoFrom", "promoUntil"]
const toldApart: Readonly<Partial<Record<MenuList, ReadonlyArray<string>>>> = {
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
  const apart = toldApart[list] ?? ["name"]
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

const told = (content: MenuContent, list: MenuList, row: AnyRow, line: Line): DiffLine => {
  const within = withinOf(content, list, row)
  return { ...line, list, _id: row._id, name: nameOf(row), ...(within !== "" && { within }) }
}

const linesOfList = (sides: Sides, list: MenuList): ReadonlyArray<DiffLine> => {
  const { before, after } = sides
  const rowsOn = (side: Side) => {
    return contentRows(sides[side], list).filter(shownIn(sides[side], list))
  }
  const [old, now] = [rowsOn("before"), rowsOn("after")]
  const gone = old.filter(({ _id }) => !rowWithId(now, _id))
  return [
    ...now.flatMap((row) => {
      const former = rowWithId(old, row._id)
      const lines: ReadonlyArray<Line> = former
        ? linesOfRow(sides, list, former, row)
        : [{ kind: "ADDED", ...pricesOf(sides, list, undefined, row) }]
      return lines.map((line) => told(after, list, row, line))
    }),
    ...gone.map((row) =>
      told(before, list, row, { kind: "REMOVED", ...pricesOf(sides, list, row, undefined) }),
    ),
  ]
}

/** Keys of rows on both sides, in each side's order. */
const isReordered = (before: ReadonlyArray<AnyRow>, after: ReadonlyArray<AnyRow>): boolean => {
  const old = before.filter(({ _id }) => rowWithId(after, _id)).map(({ _id }) => idKey(_id))
  const now = after.filter(({ _id }) => rowWithId(before, _id)).map(({ _id }) => idKey(_id))
  return !sameJson(old, now)
}

const rowsBy = (rows: ReadonlyArray<AnyRow>, field: string) =>
  grouped(rows, (row) => idKey((row[field] as RecordId | undefined) ?? ""))

/** Lists whose rows have an order, the field of what they have it within, and the list of that. */
const orders = [
  ["categories", "parent", "categories"],
  ["items", "category", "categories"],
  ["options", "group", "groups"],
] as const

/** Categories and groups within which rows have another order; the first category where top ones have. */
const orderLines = ({ before, after }: Sides): ReadonlyArray<DiffLine> =>
  orders.flatMap(([list, field, parents]) => {
    const shown = (content: MenuContent) =>
      rowsBy(contentRows(content, list).filter(shownIn(content, list)), field)
    const [old, now] = [shown(before), shown(after)]
    return [...now].flatMap(([key, rows]) => {
      if (!isReordered(old.get(key) ?? [], rows)) return []
      const parent = (after[parents] as ReadonlyArray<AnyRow>).find(({ _id }) => idKey(_id) === key)
      const _id = parent?._id ?? rows[0]?._id ?? key
      return [{ kind: "ORDER" as const, list: parents, _id, name: nameOf(parent) }]
    })
  })

const toldLists = ["items", "categories", "options", "groups", "menus"] as const

/**
 * Differences between two states of a menu that customers can come across, by kind. What no version decides (sold out,
 * stock, costs) is none. Prices are those of each menu at a moment, of a promotion at its beginning.
 */
export const diffMenus = (before: MenuContent, after: MenuContent, at: number): ReadonlyArray<DiffLine> => {
  const sides = { before, after, at }
  const lines = [...toldLists.flatMap((list) => linesOfList(sides, list)), ...orderLines(sides)]
  const byKind = grouped(lines, ({ kind }) => kind)
  return diffKinds.flatMap((kind) => byKind.get(kind) ?? [])
}

/** Number of differences by kind; kinds without any are left out. */
export const diffCounts = (lines: ReadonlyArray<DiffLine>): Readonly<Record<string, number>> =>
  Object.fromEntries([...grouped(lines, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]))
