import { type RecordId, sameId } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import type { AnyRow } from "../editorRow.ts"
import { groupsOf, placeIn, rowWithId } from "../lookups.ts"
import type { MenuOp } from "../menuOps.ts"
import { promoFields } from "./diffMenus.ts"
import { contentRows, isHidden, type MenuContent } from "./menuContent.ts"
import type { DiffLine } from "./menuDiff.ts"

interface Rows {
  readonly line: DiffLine
  readonly before: MenuContent
  readonly after: MenuContent
  readonly old: AnyRow | undefined
  readonly now: AnyRow | undefined
}

type Undo = (rows: Rows) => ReadonlyArray<MenuOp>

/** Sets fields back to what they were. */
const setBack = ({ line: { list }, old, now }: Rows, names: ReadonlyArray<string>): ReadonlyArray<MenuOp> => {
  if (!old || !now) return []
  const changed = names.filter((name) => !sameJson(old[name], now[name]))
  if (changed.length === 0) return []
  const fields = Object.fromEntries(changed.map((name) => [name, old[name] ?? null]))
  return [{ op: "set", list, _id: now._id, version: now.version, fields }]
}

const placesBack = ({ line: { _id }, before, after }: Rows): ReadonlyArray<MenuOp> =>
  after.menus.flatMap((menu): ReadonlyArray<MenuOp> => {
    const [old, now] = [before, after].map(({ places }) => placeIn(places, menu._id, _id))
    if (sameJson(old, now)) return []
    const key = { menu: menu._id, item: _id }
    if (!old) return [{ op: "noPlace", ...key }]
    const { visible, priceOverride = null, position = null } = old
    return [{ op: "place", ...key, visible, priceOverride, position }]
  })

const moveBack = ({ line: { list, _id }, now }: Rows, to: string): ReadonlyArray<MenuOp> =>
  now ? [{ op: "status", list, _id, version: now.version, to }] : []

const isSold = ({ list }: DiffLine) => list === "items" || list === "options"

const groupsBack = ({ line: { _id }, before, after }: Rows): ReadonlyArray<MenuOp> => {
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

const undos: Readonly<Partial<Record<DiffLine["kind"], Undo>>> = {
  PRICE: (rows) => [...setBack(rows, ["price"]), ...(rows.line.list === "items" ? placesBack(rows) : [])],
  PROMO: (rows) => setBack(rows, promoFields),
  ADDED: (rows) => (isSold(rows.line) ? moveBack(rows, "HIDDEN") : []),
  REMOVED: (rows) => (isSold(rows.line) && rows.now && isHidden(rows.now) ? moveBack(rows, "AVAILABLE") : []),
  RENAMED: (rows) => setBack(rows, ["name"]),
  MOVED: (rows) =>
    rowWithId(rows.after.categories, rows.old?.["category"] as number) ? setBack(rows, ["category"]) : [],
  OPTIONS: groupsBack,
  DETAILS: (rows) => setBack(rows, rows.line.fields ?? []),
  MENU: placesBack,
}

/** Changes that take one difference back, made to the later of two states; none where that is not possible. */
export const undoOfLine = (
  before: MenuContent,
  after: MenuContent,
  line: DiffLine,
): ReadonlyArray<MenuOp> => {
  const rowOf = (content: MenuContent) => rowWithId(contentRows(content, line.list), line._id)
  return undos[line.kind]?.({ line, before, after, old: rowOf(before), now: rowOf(after) }) ?? []
}
