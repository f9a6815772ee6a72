import { type RecordId, sameId } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import { groupsOf, placeIn, rowWithId } from "../lookups.ts"
import type { MenuOp } from "../menuOps.ts"
import { promoFields } from "./diffMenus.ts"
import type { DiffRows } from "./diffRows.ts"
import { linksOf, rowBack } from "./rowBack.ts"
import { orderBack } from "./orderBack.ts"
import { contentRows, isHidden, type MenuContent } from "./menuContent.ts"
import type { DiffLine } from "./menuDiff.ts"

type Undo = (rows: DiffRows) => ReadonlyArray<MenuOp>

/** Sets fields back to what they were. */
const setBack = (
  { line: { list }, old, now }: DiffRows,
  names: ReadonlyArray<string>,
): ReadonlyArray<MenuOp> => {
  if (!old || !now) return []
  const changed = names.filter((name) => !sameJson(old[name], now[name]))
  if (changed.length === 0) return []
  const fields = Object.fromEntries(changed.map((name) => [name, old[name] ?? null]))
  return [{ op: "set", list, _id: now._id, version: now.version, fields }]
}

const placesBack = ({ line: { _id }, before, after }: DiffRows): ReadonlyArray<MenuOp> =>
  after.menus.flatMap((menu): ReadonlyArray<MenuOp> => {
    const [old, now] = [before, after].map(({ places }) => placeIn(places, menu._id, _id))
    if (sameJson(old, now)) return []
    const key = { menu: menu._id, item: _id }
    if (!old) return [{ op: "noPlace", ...key }]
    const { visible, priceOverride = null, position = null } = old
    return [{ op: "place", ...key, visible, priceOverride, position }]
  })

const moveBack = ({ line: { list, _id }, now }: DiffRows, to: string): ReadonlyArray<MenuOp> =>
  now ? [{ op: "status", list, _id, version: now.version, to }] : []

const groupsBack = ({ line: { _id }, before, after }: DiffRows): ReadonlyArray<MenuOp> => {
  const [old, now] = [groupsOf(before.itemGroups, _id), groupsOf(after.itemGroups, _id)]
  const gone = now.filter(({ group }) => !old.some((link) => sameId(link.group, group)))
  const isThere = (group: RecordId) => rowWithId(after.groups, group) !== undefined
  return [
    ...gone.map(({ group }): MenuOp => ({ op: "unlink", item: _id, group })),
    ...old
      .filter(({ group }) => isThere(group))
      .map(({ group, min = null, max = null, optionPrices = {} }, at, links): MenuOp => {
        const after = links[at - 1]?.group ?? null
        return { op: "link", item: _id, group, min, max, optionPrices, after }
      }),
  ]
}

/** Links of a group to the items that had it, or are left without it. */
const groupUses = ({ before, after }: DiffRows, group: RecordId): ReadonlyArray<MenuOp> => {
  const had = (content: MenuContent, item: RecordId) =>
    content.itemGroups.some((link) => sameId(link.item, item) && sameId(link.group, group))
  const lost = before.itemGroups.filter((link) => sameId(link.group, group) && !had(after, link.item))
  const gained = after.itemGroups.filter((link) => sameId(link.group, group) && !had(before, link.item))
  return [
    ...linksOf({ before, after }, lost),
    ...gained.map(({ item }): MenuOp => ({ op: "unlink", item, group })),
  ]
}

/** Changes that take a row in view out of it, or bring it back into it. */
const shownBack = (rows: DiffRows, isShown: boolean): ReadonlyArray<MenuOp> => {
  const { list, _id } = rows.line
  const { old, now } = rows
  if (!now) return []
  if (list === "categories")
    return [{ op: "set", list, _id, version: now.version, fields: { isActive: isShown } }]
  if (list === "menus") return moveBack(rows, isShown ? "ACTIVE" : "OFF")
  // An option that was no more hidden than it is now is in view, or not, by its group.
  const isByGroup = list !== "items" && old && isHidden(old) === isHidden(now)
  if (list !== "groups" && !isByGroup) return moveBack(rows, isShown ? "AVAILABLE" : "HIDDEN")
  return groupUses(rows, list === "options" ? (now["group"] as RecordId) : _id)
}

const undos: Readonly<Record<DiffLine["kind"], Undo>> = {
  PRICE: (rows) => [...setBack(rows, ["price"]), ...(rows.line.list === "items" ? placesBack(rows) : [])],
  PROMO: (rows) => setBack(rows, promoFields),
  ADDED: (rows) => shownBack(rows, false),
  REMOVED: (rows) => (rows.now ? shownBack(rows, true) : rowBack(rows)),
  RENAMED: (rows) => setBack(rows, ["name"]),
  MOVED: (rows) =>
    rowWithId(rows.after.categories, rows.old?.["category"] as number) ? setBack(rows, ["category"]) : [],
  OPTIONS: groupsBack,
  DETAILS: (rows) => setBack(rows, rows.line.fields ?? []),
  MENU: placesBack,
  ORDER: orderBack,
}

/** Changes that take one difference back, made to the later of two states; none where that is not possible. */
export const undoOfLine = (
  before: MenuContent,
  after: MenuContent,
  line: DiffLine,
): ReadonlyArray<MenuOp> => {
  const rowOf = (content: MenuContent) => rowWithId(contentRows(content, line.list), line._id)
  return undos[line.kind]({ line, before, after, old: rowOf(before), now: rowOf(after) })
}
