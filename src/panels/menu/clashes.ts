import { rowIn } from "../../contract/menu/changes/draft.ts"
import { isLinkOp, type LinkOp, linkValues, writtenToLink } from "../../contract/menu/changes/linkValues.ts"
import { isPlaceOp, placeValues, writtenValues } from "../../contract/menu/changes/placeOps.ts"
import type { AnyRow } from "../../contract/menu/editorRow.ts"
import type { MenuData, MenuList, MenuRow } from "../../contract/menu/menuData.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import { rowWithId } from "../../contract/menu/lookups.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { sameJson } from "../../contract/wire/sameJson.ts"
import type { Former, MenuChange } from "./menuChange.ts"

type Values = Readonly<Record<string, unknown>>

/** A row in which somebody else changed fields that a change is about too. */
export interface Clash {
  readonly list: MenuList
  readonly row: AnyRow
  /** The menu the values are of, where they are not the row's own. */
  readonly menu?: MenuRow
  /** The change, where it is one of the row's link to a group or an ingredient. */
  readonly link?: LinkOp
  /** Values by field: before both changes, of this change, and as they are now. */
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
}

/** The values a change of a row, of its place in a menu or of a link writes, by field; undefined for other changes. */
const valuesOf = (change: MenuOp): Values | undefined => {
  if (isPlaceOp(change)) {
    // No screen shows a position.
    const { position: _, ...values } = writtenValues(change)
    return values
  }
  if (isLinkOp(change)) return writtenToLink(change)
  if (change.op === "set") return change.fields
  return change.op === "status" ? { status: change.to } : undefined
}

/** Values that rows leave out are one with none. */
const plain = (value: unknown): unknown => {
  const isNone = value === null || value === false || value === ""
  const isEmpty = Array.isArray(value) && value.length === 0
  return isNone || isEmpty ? undefined : value
}

const isSame = (one: unknown, other: unknown) => sameJson(plain(one), plain(other))

const picked = (row: Values, names: ReadonlyArray<string>): Values =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

const ownerOf = (change: LinkOp): { readonly list: MenuList; readonly id: RecordId | undefined } =>
  change.item === undefined && change.op === "ingredient"
    ? { list: "options", id: change.option }
    : { list: "items", id: change.item }

/** The row a change is about, its place in a menu, or its link to another row, as it is in a menu's data; undefined where that is not there. */
const targetOf = (
  data: MenuData,
  change: MenuOp,
): (Omit<Clash, "base" | "mine" | "theirs"> & { readonly now: Values }) | undefined => {
  if (isPlaceOp(change)) {
    const [row, menu] = [rowIn(data, "items", change.item), rowWithId(data.menus, change.menu)]
    return row && menu && { list: "items", row, menu, now: { ...placeValues(data, change) } }
  }
  if (isLinkOp(change)) {
    const { list, id } = ownerOf(change)
    const row = rowIn(data, list, id)
    return row && { list, row, link: change, now: linkValues(data, change) }
  }
  if (!("list" in change)) return undefined
  const row = rowIn(data, change.list, (change as { readonly _id: RecordId })._id)
  return row && { list: change.list, row, now: row }
}

/** The values that changes would take the place of in a menu. */
export const formerOf = (data: MenuData | undefined, ops: ReadonlyArray<MenuOp>): Former =>
  ops.map((change) => {
    const values = valuesOf(change)
    const target = values && data && targetOf(data, change)
    return target ? picked(target.now, Object.keys(values)) : null
  })

/** Rows in which a change and somebody else's are about the same fields; none where theirs are other ones, or the same. */
export const clashesOf = (
  data: MenuData,
  { ops, former = [] }: Pick<MenuChange, "ops" | "former">,
): ReadonlyArray<Clash> =>
  ops.flatMap((change, at) => {
    const [base, mine] = [former[at], valuesOf(change)]
    const target = base && mine && targetOf(data, change)
    if (!target) return []
    const { now, ...of } = target
    const different = Object.keys(mine).filter(
      (name) => !isSame(now[name], base[name]) && !isSame(now[name], mine[name]),
    )
    // Without a link none of its values is anybody's.
    const names = different.includes("isLinked") ? ["isLinked"] : different
    if (names.length === 0) return []
    return [{ ...of, base: picked(base, names), mine: picked(mine, names), theirs: picked(now, names) }]
  })
