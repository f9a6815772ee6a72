import { rowIn } from "../../contract/menu/changes/draft.ts"
import type { AnyRow } from "../../contract/menu/editorRow.ts"
import { type MenuData, type MenuList } from "../../contract/menu/menuData.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { sameJson } from "../../contract/wire/sameJson.ts"
import type { Former, MenuChange } from "./menuChange.ts"

type Values = Readonly<Record<string, unknown>>

/** A row in which somebody else changed fields that a change is about too. */
export interface Clash {
  readonly list: MenuList
  readonly row: AnyRow
  /** Values by field: before both changes, of this change, and as they are now. */
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
}

/** The values a change of a row writes, by field; undefined for other changes. */
const valuesOf = (change: MenuOp): Values | undefined => {
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

/** The values that changes would take the place of in a menu. */
export const formerOf = (data: MenuData | undefined, ops: ReadonlyArray<MenuOp>): Former =>
  ops.map((change) => {
    const values = valuesOf(change)
    if (!values || !data || !("list" in change)) return null
    const row = rowIn(data, change.list, (change as { readonly _id: RecordId })._id)
    return row ? picked(row, Object.keys(values)) : null
  })

/** Rows in which a change and somebody else's are about the same fields; none where theirs are other ones, or the same. */
export const clashesOf = (
  data: MenuData,
  { ops, former = [] }: Pick<MenuChange, "ops" | "former">,
): ReadonlyArray<Clash> =>
  ops.flatMap((change, at) => {
    const [base, mine] = [former[at], valuesOf(change)]
    if (!base || !mine || !("list" in change)) return []
    const row = rowIn(data, change.list, (change as { readonly _id: RecordId })._id)
    const names = Object.keys(mine).filter(
      (name) => row && !isSame(row[name], base[name]) && !isSame(row[name], mine[name]),
    )
    if (!row || names.length === 0) return []
    const { list } = change
    return [{ list, row, base: picked(base, names), mine: picked(mine, names), theirs: picked(row, names) }]
  })
