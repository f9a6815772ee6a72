import type { MoveRefused, RecordInUse, UnknownReference, ValueTaken } from "../../resource/refusals.ts"
import type { FoundIssue } from "../../wire/fieldIssues.ts"
import { entryOf } from "../../wire/entryOf.ts"
import { idKey, type RecordId, sameId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import { rowWithId, withRow } from "../lookups.ts"
import type { MenuData, MenuList } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import type { FollowsModel, GroupCircle, StaleRows } from "../refusals.ts"

/** Fields of a change that break the contract, by their path within the body. */
export interface InvalidOps {
  readonly _tag: "InvalidOps"
  readonly issues: ReadonlyArray<FoundIssue>
}

/** Reasons all changes of a call are refused. */
export type OpsRefusal =
  | InvalidOps
  | StaleRows
  | GroupCircle
  | FollowsModel
  | ValueTaken
  | UnknownReference
  | RecordInUse
  | MoveRefused

/** Carries a refusal out of the change that meets it. */
export class RefusedOp extends Error {
  readonly refusal: OpsRefusal
  constructor(refusal: OpsRefusal) {
    super(refusal._tag)
    this.refusal = refusal
  }
}

export const refuse = (refusal: OpsRefusal): never => {
  throw new RefusedOp(refusal)
}

/** Refuses a change for one of its fields. */
export const refuseField = (op: number, path: string, code: FoundIssue["code"]): never =>
  refuse({ _tag: "InvalidOps", issues: [{ path: `body.ops.${op}.${path}`, code }] })

/** A menu while changes are made to it, one after the other. */
export interface Draft {
  /** The menu before all changes. */
  readonly base: MenuData
  data: MenuData
  /** Ids of rows the changes create, by their `tempId`. */
  readonly ids: Map<string, RecordId>
  /** The id of the next row that is created. */
  readonly newId: (list: MenuList) => RecordId
  /** Moment of the changes, in milliseconds since 1970. */
  readonly at: number
  /** Changes that take all of these back, the last one first. */
  readonly inverse: Array<MenuOp>
}

/** The rows of a list, whose fields are found by name. */
export const rowsIn = (data: MenuData, list: MenuList): ReadonlyArray<AnyRow> =>
  data[list] as ReadonlyArray<AnyRow>

export const rowIn = (data: MenuData, list: MenuList, id: unknown): AnyRow | undefined =>
  rowWithId(rowsIn(data, list), id as RecordId | undefined)

export const putRows = (draft: Draft, list: MenuList, rows: ReadonlyArray<AnyRow>) => {
  draft.data = { ...draft.data, [list]: rows }
}

/** Replaces a row by its next version; all changes of a call make one version. */
export const putRow = (draft: Draft, list: MenuList, row: AnyRow) => {
  const before = rowIn(draft.base, list, row._id)
  const next = { ...row, version: before ? before.version + 1 : 1 }
  putRows(draft, list, withRow(rowsIn(draft.data, list), next))
}

/** The id a change names: of a row there is, or of one that an earlier change created. */
export const resolved = (draft: Draft, ref: unknown): RecordId =>
  (typeof ref === "string" ? draft.ids.get(ref) : undefined) ?? (ref as RecordId)

/** Adds a change that takes the present one back. Its version is set once all changes are made. */
export const undoBy = (draft: Draft, ...ops: ReadonlyArray<MenuOp>) => {
  draft.inverse.unshift(...ops)
}

/** The same list with a row after another one: first where `after` is null, last where it is undefined. */
export const placed = <R>(
  rows: ReadonlyArray<R>,
  row: R,
  after: RecordId | null | undefined,
  idOf: (row: R) => RecordId,
): ReadonlyArray<R> => {
  if (after === undefined) return [...rows, row]
  return rows.toSpliced(after === null ? 0 : rows.findIndex((one) => sameId(idOf(one), after)) + 1, 0, row)
}

/** The id of the row before another one; null for the first. */
export const idBefore = <R>(
  rows: ReadonlyArray<R>,
  id: RecordId,
  idOf: (row: R) => RecordId,
): RecordId | null => {
  const at = rows.findIndex((one) => sameId(idOf(one), id))
  const before = rows[at - 1]
  return before === undefined ? null : idOf(before)
}

/** True if two links are of the same records. */
export const isSameLink = (one: object, other: object, names: ReadonlyArray<string>): boolean => {
  const keyIn = (link: object, name: string) => entryOf(link, name) as RecordId | undefined
  return names.every((name) => idKey(keyIn(one, name) ?? "") === idKey(keyIn(other, name) ?? ""))
}
