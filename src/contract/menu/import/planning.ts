import { plainName } from "../../search/folded.ts"
import { idKey, type RecordId } from "../../wire/recordId.ts"
import { applyOps } from "../changes/applyOps.ts"
import { rowsIn, type OpsRefusal } from "../changes/draft.ts"
import { withIds } from "../changes/newIds.ts"
import type { AnyRow } from "../editorRow.ts"
import { type MenuData, type MenuList, menuListNames } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import type { PlannedRow, PlanOptions } from "./importPlan.ts"
import type { SourceRow } from "./menuSource.ts"
import type { Oddity } from "./oddity.ts"

/** Rows there are, by the ways a source may name them. */
interface RowIndex {
  readonly byCode: ReadonlyMap<string, AnyRow>
  readonly byName: ReadonlyMap<string, AnyRow>
  readonly byId: ReadonlyMap<string, AnyRow>
}

/** A menu while an import of it is planned. */
export interface Planning {
  readonly base: MenuData
  /** The menu with what the import has written so far. */
  data: MenuData
  readonly index: Readonly<Record<MenuList, RowIndex>>
  readonly ops: Array<MenuOp>
  readonly rows: Array<PlannedRow>
  /** Keys of rows whose price waits for an answer. */
  readonly asked: Set<string>
  readonly oddities: Array<Oddity>
  readonly options: PlanOptions
  /** Numbers of new rows by their `tempId`, which they are until the server has answered. */
  readonly ids: Map<string, RecordId>
  /** Rows of the source that entered, by list and key: the id or `tempId` of each. */
  readonly refs: Map<string, RecordId>
  /** Rows there are that a row of the source was found for, by list and id. */
  readonly taken: Map<string, SourceRow>
}

/** Fields by which rows stand within others, where names are told apart. */
const parents: Readonly<Partial<Record<MenuList, string>>> = {
  categories: "parent",
  items: "category",
  options: "group",
}

const nameKey = (parent: unknown, name: unknown) =>
  `${parent === undefined ? "" : idKey(parent as RecordId)} ${plainName(String(name ?? ""))}`
const codeKey = (code: unknown) => plainName(String(code))

/** The first of rows with one key counts. */
const firstBy = (rows: ReadonlyArray<AnyRow>, keyOf: (row: AnyRow) => string | undefined) =>
  new Map(
    rows.toReversed().flatMap((row) => {
      const key = keyOf(row)
      return key === undefined ? [] : [[key, row] as const]
    }),
  )

const indexOf = (data: MenuData, list: MenuList): RowIndex => {
  const rows = rowsIn(data, list)
  const parent = parents[list] ?? ""
  return {
    byCode: firstBy(rows, (row) => {
      if (row["code"] === undefined) return undefined
      return list === "options"
        ? `${idKey(row["group"] as RecordId)} ${codeKey(row["code"])}`
        : codeKey(row["code"])
    }),
    byName: firstBy(rows, (row) => nameKey(row[parent], row["name"])),
    byId: firstBy(rows, ({ _id }) => idKey(_id)),
  }
}

export const beginPlan = (
  data: MenuData,
  oddities: ReadonlyArray<Oddity>,
  options: PlanOptions,
): Planning => ({
  base: data,
  data,
  index: Object.fromEntries(menuListNames.map((list) => [list, indexOf(data, list)])) as never,
  ops: [],
  rows: [],
  asked: new Set(),
  oddities: [...oddities],
  options,
  ids: new Map(),
  refs: new Map(),
  taken: new Map(),
})

/**
 * The row a source's row is: by its code, by the id and name it has here, or by its name within the parent, whose id is
 * told. A row of that name with another code is another row.
 */
export const findRow = (
  { index }: Planning,
  list: MenuList,
  { code, id, name }: SourceRow,
  parent: RecordId | undefined,
): AnyRow | undefined => {
  const { byCode, byName, byId } = index[list]
  if (code !== undefined) {
    const found = byCode.get(list === "options" ? `${idKey(parent ?? "")} ${codeKey(code)}` : codeKey(code))
    if (found) return found
  }
  const here = id === undefined ? undefined : byId.get(id)
  if (here && plainName(String(here["name"])) === plainName(name)) return here
  const named = byName.get(nameKey(parent, name))
  return named && (code === undefined || named["code"] === undefined) ? named : undefined
}

/** Tries changes by the editor's own rules; those that are refused leave no trace. */
export const tryOps = (planning: Planning, ops: ReadonlyArray<MenuOp>): OpsRefusal | undefined => {
  if (ops.length === 0) return undefined
  const created = ops.flatMap((one) => (one.op === "create" ? [one.tempId] : []))
  for (const tempId of created) planning.ids.set(tempId, Number(tempId))
  const numbers = created.map(Number)
  const made = applyOps(planning.data, withNumbers(planning, ops), {
    newId: () => numbers.shift() ?? 0,
    at: planning.options.at,
  })
  if ("refusal" in made) {
    for (const tempId of created) planning.ids.delete(tempId)
    return made.refusal
  }
  planning.data = made.data
  planning.ops.push(...ops)
  return undefined
}

/** Changes that name new rows by their number; the `tempId` of those they create stays. */
const withNumbers = ({ ids }: Planning, ops: ReadonlyArray<MenuOp>) =>
  ops.map((one) => {
    const named = withIds(one, ids) as MenuOp
    return one.op === "create" ? { ...named, tempId: one.tempId } : named
  }) as ReadonlyArray<MenuOp>

const refKey = (list: MenuList, key: string) => `${list} ${key}`

/** The id or `tempId` of a row of the source that entered. */
export const refOf = ({ refs }: Planning, list: MenuList, key: string | undefined): RecordId | undefined =>
  key === undefined ? undefined : refs.get(refKey(list, key))

export const keepRef = ({ refs }: Planning, list: MenuList, key: string, ref: RecordId): void =>
  void refs.set(refKey(list, key), ref)
