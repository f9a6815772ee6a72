import { UnknownReference } from "../../resource/refusals.ts"
import { type RecordId, sameId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import { withOwnChanges } from "../following/ownChanges.ts"
import { type MenuData, type MenuList, menuListNames, type SomeRows } from "../menuData.ts"
import type { MenuOp, OpNamed } from "../menuOps.ts"
import { StaleRows } from "../refusals.ts"
import { type Draft, type OpsRefusal, refuse, RefusedOp, rowIn, rowsIn } from "./draft.ts"
import * as links from "./linkOps.ts"
import { isLinkOp, isStaleLink } from "./linkValues.ts"
import { place } from "./moveOp.ts"
import * as places from "./placeOps.ts"
import { count } from "./stockOp.ts"
import { remove } from "./removeOps.ts"
import { create, set } from "./rowOps.ts"
import { move } from "./statusOps.ts"
import { withVersionsOf } from "./withVersionsOf.ts"

/** Changes that were made: the menu after them, the ids of new rows by `tempId`, and what takes the changes back. */
export interface MadeChanges {
  readonly data: MenuData
  readonly ids: Readonly<Record<string, RecordId>>
  readonly inverse: ReadonlyArray<MenuOp>
}

/** The surroundings of changes that are made. */
export interface Making {
  readonly newId: (list: MenuList) => RecordId
  /** Moment of the changes, in milliseconds since 1970. */
  readonly at: number
  /** True for changes that come from the model store which this one follows. */
  readonly isFromModel?: boolean
}

const makers: { readonly [N in MenuOp["op"]]: (draft: Draft, change: OpNamed<N>, op: number) => unknown } = {
  create,
  set,
  status: move,
  stock: count,
  move: place,
  link: links.link,
  unlink: links.unlink,
  ingredient: links.ingredient,
  noIngredient: links.noIngredient,
  place: places.place,
  noPlace: places.noPlace,
  remove,
}

const isOfRow = (change: MenuOp): change is OpNamed<"set" | "status" | "remove"> =>
  change.op === "set" || change.op === "status" || change.op === "remove"

/** Rows by list, of those of some changes. */
const rowsNamed = (
  data: MenuData,
  changes: ReadonlyArray<{ readonly list: MenuList; readonly _id: RecordId }>,
): SomeRows =>
  Object.fromEntries(
    menuListNames.flatMap((list) => {
      const ids = changes.flatMap((one) => (one.list === list ? [one._id] : []))
      const rows = rowsIn(data, list).filter((row) => ids.some((id) => sameId(id, row._id)))
      return rows.length > 0 ? [[list, rows]] : []
    }),
  )

/** Refuses changes made from rows, places or links that somebody else changed since, and those of rows that are not there. */
const checkVersions = (data: MenuData, ops: ReadonlyArray<MenuOp>) => {
  const created = new Set(ops.flatMap((one) => (one.op === "create" ? [one.tempId] : [])))
  const stale: Array<{ readonly list: MenuList; readonly _id: RecordId }> = []
  const late: Array<number> = []
  for (const [at, change] of ops.entries()) {
    if (places.isPlaceOp(change) && places.isStalePlace(data, change)) late.push(at)
    if (isLinkOp(change) && isStaleLink(data, change)) late.push(at)
    if (!isOfRow(change) || created.has(String(change._id))) continue
    const row = rowIn(data, change.list, change._id)
    if (!row) refuse(new UnknownReference({ field: `ops.${at}._id` }))
    else if (row.version !== change.version) {
      late.push(at)
      stale.push({ list: change.list, _id: row._id })
    }
  }
  if (late.length > 0) refuse(new StaleRows({ ops: late, rows: rowsNamed(data, stale) }))
}

/** Makes all changes, or answers why none is made. */
export const applyOps = (
  data: MenuData,
  ops: ReadonlyArray<MenuOp>,
  { newId, at, isFromModel = false }: Making,
): MadeChanges | { readonly refusal: OpsRefusal } => {
  const draft: Draft = { base: data, data, ids: new Map(), newId, at, inverse: [] }
  try {
    checkVersions(data, ops)
    for (const [op, change] of ops.entries()) makers[change.op](draft, change as never, op)
  } catch (problem) {
    if (problem instanceof RefusedOp) return { refusal: problem.refusal }
    throw problem
  }
  const after = isFromModel ? draft.data : withOwnChanges(data, draft.data)
  if ("_tag" in after) return { refusal: after }
  return {
    data: { ...after, version: data.version + 1 },
    ids: Object.fromEntries(draft.ids),
    inverse: withVersionsOf(after, draft.inverse),
  }
}

/** Rows that differ from those before, or are new. */
export const changedRows = (before: MenuData, after: MenuData): SomeRows =>
  Object.fromEntries(
    menuListNames.flatMap((list) => {
      if (before[list] === after[list]) return []
      const known = new Set<AnyRow>(rowsIn(before, list))
      const rows = rowsIn(after, list).filter((row) => !known.has(row))
      return rows.length > 0 ? [[list, rows]] : []
    }),
  )

/** Ids of rows that are gone. */
export const removedIds = (before: MenuData, after: MenuData, list: MenuList): ReadonlyArray<RecordId> => {
  if (before[list] === after[list]) return []
  const remainingIds = new Set(rowsIn(after, list).map(({ _id }) => String(_id)))
  return rowsIn(before, list).flatMap(({ _id }) => (remainingIds.has(String(_id)) ? [] : [_id]))
}
