import type { Resource } from "../../resource/resource.ts"
import type { RecordId } from "../../wire/recordId.ts"
import { idKey } from "../../wire/recordId.ts"
import { rowsIn } from "../changes/draft.ts"
import { bodyOf } from "../changes/rowOps.ts"
import type { AnyRow } from "../editorRow.ts"
import { overrideOf } from "../following/inherited.ts"
import { type MenuData, type MenuList, menuListNamed, menuLists } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import { copyOrder, type Matches } from "./matchRows.ts"
import { sameJson } from "../../wire/sameJson.ts"

/** Rows that are copied from one store to another, and their places there. */
export interface Copying {
  readonly source: MenuData
  readonly target: MenuData
  readonly matches: Matches
  /** The store's row follows the other one: what is empty there is emptied here, and what it has of its own stays. */
  readonly isFollowing: boolean
  /** True where only some rows are known, of which none is new. */
  readonly isPart: boolean
}

/** The name by which changes of the same call call the copy of a row. */
export const copyId = (list: MenuList, id: unknown): string => `copy-${list}-${idKey(id as RecordId)}`

/** The row of this store that stands for one of the other. */
export const refOf = ({ matches }: Copying, list: MenuList, id: unknown): RecordId =>
  matches.of(list, id)?._id ?? copyId(list, id)

/** Fields that belong to a store, whatever it copies. */
const storeFields: Readonly<Partial<Record<MenuList, ReadonlyArray<string>>>> = {
  items: ["soldOutUntil", "soldOutReason", "tracksStock", "stock"],
  options: ["soldOutUntil", "soldOutReason"],
  ingredients: ["outUntil"],
}

/** The fields of a row of the other store as this one has them. */
const copiedFields = (copying: Copying, list: MenuList, row: AnyRow) => {
  const { fields } = menuLists[list] as Resource
  return Object.fromEntries(
    Object.entries(bodyOf(list, row)).flatMap(([name, value]) => {
      if (value === undefined || storeFields[list]?.includes(name)) return []
      const to = fields[name]?.kind === "reference" ? menuListNamed(fields[name].to) : undefined
      return [[name, to ? refOf(copying, to, value) : value] as const]
    }),
  )
}

/** Fields in which a row of this store stays as it is. */
const keptFields = ({ target, isFollowing }: Copying, list: MenuList, own: AnyRow): ReadonlyArray<string> => {
  const override = isFollowing ? overrideOf(target, list, own._id) : undefined
  return [
    ...(override?.price === undefined ? [] : ["price"]),
    ...(override?.visible === undefined ? [] : ["isActive"]),
    ...(list === "categories" ? ["template"] : []),
    ...(list === "options" ? ["group"] : []),
    ...(list === "menus" && !isFollowing ? ["isDefault"] : []),
  ]
}

const changedFields = (copying: Copying, list: MenuList, row: AnyRow, own: AnyRow) => {
  const [next, before] = [copiedFields(copying, list, row), bodyOf(list, own)]
  const ownNames = [...keptFields(copying, list, own), ...(storeFields[list] ?? [])]
  const names = copying.isFollowing
    ? new Set([...Object.keys(next), ...Object.keys(before)])
    : Object.keys(next)
  return Object.fromEntries(
    [...names].flatMap((name) =>
      ownNames.includes(name) || sameJson(next[name], before[name])
        ? []
        : [[name, next[name] ?? null] as const],
    ),
  )
}

const isHidden = ({ status }: AnyRow) => status === "HIDDEN" || status === "OFF"

/** The move that hides a row that is hidden in the other store, or shows it again. */
const statusOps = (
  copying: Copying,
  list: MenuList,
  row: AnyRow,
  own: AnyRow | undefined,
): ReadonlyArray<MenuOp> => {
  const { status } = menuLists[list] as Resource
  if (!status || list === "ingredients") return []
  const ref = refOf(copying, list, row._id)
  const to = isHidden(row) ? (list === "menus" ? "OFF" : "HIDDEN") : status.first
  const change = { op: "status", list, _id: ref, version: own?.version ?? 0, to } as const
  if (!own) return isHidden(row) ? [change] : []
  const isKept = !copying.isFollowing || overrideOf(copying.target, list, own._id)?.status !== undefined
  return isKept || isHidden(own) === isHidden(row) ? [] : [change]
}

/** The fields of a row that is new in this store, which keeps the default menu it has. */
const createdFields = (copying: Copying, list: MenuList, row: AnyRow) => {
  const fields: Readonly<Record<string, unknown>> = copiedFields(copying, list, row)
  if (list !== "menus" || copying.target.menus.length === 0 || copying.isFollowing) return fields
  const { isDefault: _, ...rest } = fields
  return rest
}

const rowOps = (copying: Copying, list: MenuList, row: AnyRow): ReadonlyArray<MenuOp> => {
  const own = copying.matches.of(list, row._id)
  if (!own && copying.isPart) return []
  if (!own)
    return [
      { op: "create", list, tempId: copyId(list, row._id), fields: createdFields(copying, list, row) },
      ...statusOps(copying, list, row, own),
    ]
  const changed = changedFields(copying, list, row, own)
  return [
    ...(Object.keys(changed).length === 0
      ? []
      : [{ op: "set", list, _id: own._id, version: own.version, fields: changed } as const]),
    ...statusOps(copying, list, row, own),
  ]
}

/** The default menu and top categories come first: others are set beside them, or within them. */
const firstRows = (row: AnyRow) => Number(row["parent"] !== undefined) - Number(row["isDefault"] === true)

/** Changes that give a store the rows of another one. */
export const copyRows = (copying: Copying): ReadonlyArray<MenuOp> =>
  copyOrder.flatMap((list) =>
    rowsIn(copying.source, list)
      .toSorted((one, two) => firstRows(one) - firstRows(two))
      .flatMap((row) => rowOps(copying, list, row)),
  )
