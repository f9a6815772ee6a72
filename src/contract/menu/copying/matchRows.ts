import { plainName } from "../../search/folded.ts"
import { idKey, type RecordId } from "../../wire/recordId.ts"
import { rowsIn } from "../changes/draft.ts"
import type { AnyRow } from "../editorRow.ts"
import type { InheritedRow } from "../following/follows.ts"
import type { MenuData, MenuList } from "../menuData.ts"

/** Lists in the order in which their rows are made: those that are named come before those that name them. */
export const copyOrder = ["ingredients", "menus", "categories", "groups", "items", "options"] as const

/** The rows of a store that are the same as those of another one, by list and the other one's id. */
export interface Matches {
  readonly of: (list: MenuList, source: unknown) => AnyRow | undefined
}

type Found = Map<string, AnyRow>

const keyOf = (list: string, id: unknown) => `${list} ${idKey(id as RecordId)}`

const codeField = (list: MenuList) => (list === "menus" ? "slug" : "code")
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? plainName(value) : undefined)

/** Fields that name the record in which a name is looked for, and its list. */
const withinFields: Readonly<Partial<Record<MenuList, readonly [field: string, list: MenuList]>>> = {
  categories: ["parent", "categories"],
  items: ["category", "categories"],
  options: ["group", "groups"],
}

type KeyOf = (row: AnyRow, isSource: boolean) => string | undefined

/** Keys by which rows of a list are known again, the surest first. */
const keysOf = (list: MenuList, found: Found): ReadonlyArray<KeyOf> => {
  const [field, parentList] = withinFields[list] ?? []
  const within = (row: AnyRow, isSource: boolean): string | undefined => {
    const parent = field === undefined ? undefined : row[field]
    if (parent === undefined || parentList === undefined) return ""
    const own = isSource ? found.get(keyOf(parentList, parent))?._id : (parent as RecordId)
    return own === undefined ? undefined : idKey(own)
  }
  const inParent = (row: AnyRow, isSource: boolean, text: string | undefined) => {
    const parent = within(row, isSource)
    return text === undefined || parent === undefined ? undefined : `${parent} ${text}`
  }
  const byCode: KeyOf = (row, isSource) => {
    const code = textOf(row[codeField(list)])
    return list === "options" ? inParent(row, isSource, code) : code
  }
  const byName: KeyOf = (row, isSource) =>
    inParent(row, isSource, textOf(`${String(row["name"])} ${String(row["internalName"] ?? "")}`))
  const byDefault: KeyOf = (row) => (row["isDefault"] ? "default" : undefined)
  return list === "menus" ? [byCode, byName, byDefault] : [byCode, byName]
}

/** Rows of one list that are the same, each at most once. Top categories come before those within them. */
const matchList = (list: MenuList, source: MenuData, target: MenuData, found: Found) => {
  const used = new Set(found.values())
  for (const key of keysOf(list, found)) {
    const match = (rows: ReadonlyArray<AnyRow>) => {
      const own = new Map<string, AnyRow>()
      for (const row of rowsIn(target, list)) {
        const text = used.has(row) ? undefined : key(row, false)
        if (text !== undefined && !own.has(text)) own.set(text, row)
      }
      for (const row of rows) {
        if (found.has(keyOf(list, row._id))) continue
        const text = key(row, true)
        const same = text === undefined ? undefined : own.get(text)
        if (!same || used.has(same)) continue
        used.add(same)
        found.set(keyOf(list, row._id), same)
      }
    }
    const rows = rowsIn(source, list)
    match(rows.filter((row) => row["parent"] === undefined))
    match(rows.filter((row) => row["parent"] !== undefined))
  }
}

/**
 * The rows of a store that are the same as those of another one: those that follow them already, those with the same
 * code, and those with the same name in the same category or group.
 */
export const matchRows = (
  source: MenuData,
  target: MenuData,
  inherited: ReadonlyArray<InheritedRow> = [],
): Matches => {
  const found: Found = new Map()
  const own = new Map(
    copyOrder.flatMap((list) => rowsIn(target, list).map((row) => [keyOf(list, row._id), row])),
  )
  for (const { list, row, source: id } of inherited) {
    const known = own.get(keyOf(list, row))
    if (known) found.set(keyOf(list, id), known)
  }
  for (const list of copyOrder) matchList(list, source, target, found)
  return { of: (list, id) => found.get(keyOf(list, id)) }
}
