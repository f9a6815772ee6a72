import * as Schema from "effect/Schema"
import { idKey, RecordId } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import { rowsIn } from "../changes/draft.ts"
import type { AnyRow } from "../editorRow.ts"
import { inheritedRow, overridden } from "../following/inherited.ts"
import { groupsOf, rowWithId } from "../lookups.ts"
import { type MenuData, type MenuList, menuListNames } from "../menuData.ts"

const optional = Schema.optionalKey

/** Fates of a row: it is made, changed or removed, or stays as it is although the other store's is not. */
const planKinds = ["CREATE", "UPDATE", "REMOVE", "KEEP"] as const

/** A field in which a row differs; its values, as rows have them, where they are short. `GROUPS` stands for the groups of an item. */
const PlannedField = Schema.Struct({
  field: Schema.String,
  before: optional(Schema.Unknown),
  after: optional(Schema.Unknown),
})
export type PlannedField = typeof PlannedField.Type

const PlannedRow = Schema.Struct({
  kind: Schema.Literals(planKinds),
  list: Schema.Literals(menuListNames),
  name: Schema.String,
  fields: Schema.Array(PlannedField),
})
export type PlannedRow = typeof PlannedRow.Type

/** Changes of a store's menu before they are made: how many rows of each kind, and the first of them. */
export const MenuPlan = Schema.Struct({
  company: Schema.Struct({ _id: RecordId, name: Schema.String }),
  created: Schema.Int,
  updated: Schema.Int,
  removed: Schema.Int,
  /** Rows that are the same already. */
  unchanged: Schema.Int,
  /** Rows that stay as they are here, although the other store's differ. */
  kept: Schema.Int,
  /** Name of the refusal for which nothing would change here. */
  refused: optional(Schema.String),
  rows: Schema.Array(PlannedRow),
})
export type MenuPlan = typeof MenuPlan.Type

/** Rows that a plan names; it counts all of them. */
const maxRows = 200

const isShort = (value: unknown): boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"

const planned = (field: string, before: unknown, after: unknown): PlannedField => ({
  field,
  ...(isShort(before) && { before }),
  ...(isShort(after) && { after }),
})

const hidden = new Set([
  "_id",
  "version",
  "parent",
  "category",
  "group",
  "item",
  "nested",
  "images",
  "image",
  "cover",
])

const fieldsOf = (before: AnyRow, after: AnyRow): ReadonlyArray<PlannedField> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    if (name === "version" || sameJson(before[name], after[name])) return []
    return hidden.has(name) ? [{ field: name }] : [planned(name, before[name], after[name])]
  })

const nameOf = (row: AnyRow | undefined) => String(row?.["name"] ?? "")

/** True if an item's groups, or what differs in them, are others than before. */
const hasOtherGroups = (before: MenuData, after: MenuData, list: MenuList, { _id }: AnyRow) =>
  list === "items" &&
  before.itemGroups !== after.itemGroups &&
  !sameJson(groupsOf(before.itemGroups, _id), groupsOf(after.itemGroups, _id))

const rowPlan = (
  before: MenuData,
  after: MenuData,
  list: MenuList,
  row: AnyRow,
): ReadonlyArray<PlannedRow> => {
  const old = rowWithId(rowsIn(before, list), row._id)
  if (!old) return [{ kind: "CREATE", list, name: nameOf(row), fields: [] }]
  const fields = [
    ...(old === row ? [] : fieldsOf(old, row)),
    ...(hasOtherGroups(before, after, list, row) ? [{ field: "GROUPS" }] : []),
  ]
  return fields.length === 0 ? [] : [{ kind: "UPDATE", list, name: nameOf(row), fields }]
}

const removedRows = (before: MenuData, after: MenuData, list: MenuList): ReadonlyArray<PlannedRow> => {
  if (before[list] === after[list]) return []
  const present = new Set(rowsIn(after, list).map(({ _id }) => idKey(_id)))
  return rowsIn(before, list).flatMap((row) =>
    present.has(idKey(row._id)) ? [] : [{ kind: "REMOVE" as const, list, name: nameOf(row), fields: [] }],
  )
}

/** Values a store has of its own, which others of its model store's would have changed. */
const keptRows = (before: MenuData, data: MenuData): ReadonlyArray<PlannedRow> =>
  (data.follows?.overrides ?? []).flatMap((override) => {
    const [list, id] = overridden(override)
    const row = rowWithId(rowsIn(data, list), id)
    const model = inheritedRow(data, list, id)
    if (!row || !model) return []
    const old = inheritedRow(before, list, id)
    const { price, status, visible } = override
    const fields = [
      ...(price === undefined || old?.price === model.price ? [] : [planned("price", price, model.price)]),
      ...(status === undefined || old?.status === model.status
        ? []
        : [planned("status", status, model.status)]),
      ...(visible === undefined || old?.isActive === model.isActive
        ? []
        : [planned("isActive", visible, model.isActive ?? false)]),
    ]
    return fields.length === 0 ? [] : [{ kind: "KEEP" as const, list, name: nameOf(row), fields }]
  })

/** Order in which people look: dishes and their prices first. */
const planOrder: ReadonlyArray<MenuList> = [
  "items",
  "options",
  "groups",
  "categories",
  "menus",
  "ingredients",
]

/** The plan of changes that were worked out and not made. `matched`: rows of the other store that this one has. */
export const menuPlan = (before: MenuData, after: MenuData, matched: number): MenuPlan => {
  const changed = planOrder.flatMap((list) =>
    rowsIn(after, list).flatMap((row) => rowPlan(before, after, list, row)),
  )
  const removed = menuListNames.flatMap((list) => removedRows(before, after, list))
  const unchangedRows = keptRows(before, after)
  const count = (kind: PlannedRow["kind"]) => changed.filter((row) => row.kind === kind).length
  const updated = count("UPDATE")
  const { _id, name } = before.store
  return {
    company: { _id, name },
    created: count("CREATE"),
    updated,
    removed: removed.length,
    unchanged: Math.max(0, matched - updated),
    kept: unchangedRows.length,
    rows: [...changed, ...removed, ...unchangedRows].slice(0, maxRows),
  }
}

/** The plan of a store whose menu refuses the changes: nothing of it would change. */
export const refusedPlan = (data: MenuData, { _tag }: { readonly _tag: string }): MenuPlan => ({
  ...menuPlan(data, data, 0),
  refused: _tag,
})
