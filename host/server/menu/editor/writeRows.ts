import * as Effect from "effect/Effect"
import { removedIds } from "../../../../src/contract/menu/changes/applyOps.ts"
import { rowIn, rowsIn } from "../../../../src/contract/menu/changes/draft.ts"
import type { AnyRow } from "../../../../src/contract/menu/editorRow.ts"
import { type MenuData, type MenuList, menuListNamed } from "../../../../src/contract/menu/menuData.ts"
import { fileUseOf, namesPictures } from "../../../../src/contract/resource/fileUse.ts"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { RecordInUse, ValueTaken } from "../../../../src/contract/resource/refusals.ts"
import type { OwnerIds } from "../../access/ownerIds.ts"
import { query, refuseOn } from "../../db/database.ts"
import { uniqueName } from "../../db/described/names.ts"
import { claimFile } from "../../files/claimFile.ts"
import { among } from "../../lists/bulk.ts"
import type { Context } from "../../resource/context.ts"
import { columnValues, namedIds, type Values } from "../../resource/fieldValues.ts"
import { putReferences } from "../../resource/references.ts"
import { usesOf } from "../../resource/recordUses.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { writeEach } from "../../resource/writeEach.ts"
import { lastPosition } from "./positions.ts"
import { sameJson } from "../../../../src/contract/wire/sameJson.ts"

/** Rows per statement, which takes a limited number of parameters. */
const batchRows = 200

/** A menu before and after changes, and whose it is. */
export interface MenuChange {
  readonly before: MenuData
  readonly after: MenuData
  readonly company: number
  readonly owner: OwnerIds
}

/** A row that was changed, as it was and as it is; without `before` it is new. */
export interface ChangedRow {
  readonly before: AnyRow | undefined
  readonly after: AnyRow
}

/** The list of a menu that a described list is, which is one of them. */
const listOf = ({ name }: Resource): MenuList => menuListNamed(name)!

/** Rows of a list that are new or differ. */
export const changedIn = ({ before, after }: MenuChange, list: MenuList): ReadonlyArray<ChangedRow> => {
  const known = new Set(rowsIn(before, list))
  return rowsIn(after, list).flatMap((row) =>
    known.has(row) ? [] : [{ before: rowIn(before, list, row._id), after: row }],
  )
}

/** The values of the fields in which a row differs; null for those it lost. */
const changedValues = ({ resource }: Context, { before, after }: ChangedRow): Values =>
  Object.fromEntries(
    Object.keys(resource.fields).flatMap((name) =>
      sameJson(before?.[name], after[name]) ? [] : [[name, after[name] ?? null]],
    ),
  )

const idOf = ({ after }: ChangedRow) => Number(after._id)

const refuseTaken = ({ resource }: Context) =>
  refuseOn(
    Object.fromEntries(
      Object.entries(resource.fields).flatMap(([name, { rules }]) =>
        rules.unique ? [[uniqueName(resource, name), () => new ValueTaken({ field: name })] as const] : [],
      ),
    ),
  )

/** Claims files that rows did not name before. */
const claimFiles = Effect.fnUntraced(function* (
  { resource, fileOwners }: Context,
  { tx, caller }: RuleScope,
  values: Values,
) {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== "image" && field.kind !== "file" && !namesPictures(field)) continue
    for (const id of namedIds(values[name]))
      yield* claimFile(tx, caller, fileOwners, { field: name, id, use: fileUseOf(field) })
  }
})

const insert = (context: Context, { tx }: RuleScope, change: MenuChange, rows: ReadonlyArray<ChangedRow>) => {
  const { resource, table } = context
  const list = listOf(resource)
  return query(async () => {
    if (rows.length === 0) return
    const last = resource.order ? await lastPosition(tx, list, change.company) : 0
    const values = rows.map(({ after }, at) => ({
      ...change.owner,
      ...columnValues(resource.fields, after),
      id: Number(after._id),
      ...(resource.status && { status: after.status }),
      ...(resource.order && { position: last + 1 + at }),
    }))
    for (let at = 0; at < values.length; at += batchRows)
      await tx
        .insert(table)
        .overridingSystemValue()
        .values(values.slice(at, at + batchRows))
  })
}

const update = ({ resource, table }: Context, { tx }: RuleScope, rows: ReadonlyArray<ChangedRow>) =>
  query(() =>
    writeEach(
      tx,
      table,
      rows.map((row) => ({
        id: idOf(row),
        set: {
          ...columnValues(resource.fields, changedValues({ resource } as Context, row)),
          ...(row.after.status !== row.before?.status && { status: row.after.status }),
          version: row.after.version,
          updatedAt: new Date(),
        },
      })),
    ),
  )

/** Writes the rows of a list that are new or differ. */
export const writeRows = Effect.fnUntraced(function* (context: Context, at: RuleScope, change: MenuChange) {
  const rows = changedIn(change, listOf(context.resource))
  if (rows.length === 0) return
  for (const row of rows) yield* claimFiles(context, at, changedValues(context, row))
  yield* insert(
    context,
    at,
    change,
    rows.filter(({ before }) => !before),
  ).pipe(refuseTaken(context))
  yield* update(
    context,
    at,
    rows.filter(({ before }) => before),
  ).pipe(refuseTaken(context))
  for (const row of rows) yield* putReferences(context, at.tx, idOf(row), changedValues(context, row))
})

const deleteSome = Effect.fnUntraced(function* (
  { resource, resources, table }: Context,
  { tx }: RuleScope,
  ids: ReadonlyArray<number>,
) {
  if (ids.length === 0) return
  const uses = yield* usesOf({ resources, source: resource.name }, tx, ids)
  for (const { by, count } of uses.values()) return yield* new RecordInUse({ by, count })
  yield* query(() => tx.delete(table).where(among(table, ids)))
})

/** Deletes the rows of a list that are gone, those within others first; refused while other lists name them. */
export const deleteRows = Effect.fnUntraced(function* (context: Context, at: RuleScope, change: MenuChange) {
  const { resource } = context
  const list = listOf(resource)
  const ids = removedIds(change.before, change.after, list).map(Number)
  const isInner = (id: number) =>
    resource.tree !== undefined && rowIn(change.before, list, id)?.[resource.tree] !== undefined
  yield* deleteSome(context, at, ids.filter(isInner))
  yield* deleteSome(
    context,
    at,
    ids.filter((id) => !isInner(id)),
  )
})
