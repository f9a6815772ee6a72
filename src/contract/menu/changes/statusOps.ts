import { MoveRefused } from "../../resource/refusals.ts"
import type { Resource } from "../../resource/resource.ts"
import { entryOf } from "../../wire/entryOf.ts"
import type { RecordId } from "../../wire/recordId.ts"
import { type AnyRow, withoutEmpty } from "../editorRow.ts"
import { type MenuData, type MenuList, menuLists } from "../menuData.ts"
import type { MenuOp, OpNamed } from "../menuOps.ts"
import { statusAt } from "../statusAt.ts"
import { type Draft, putRow, refuse, refuseField, resolved, rowIn, undoBy } from "./draft.ts"
import { sameJson } from "../../wire/sameJson.ts"

/** Fields for the moment a row is sold again, and for the reason it is not, by list. */
const outFields: Readonly<Partial<Record<MenuList, readonly [until: string, reason?: string]>>> = {
  items: ["soldOutUntil", "soldOutReason"],
  options: ["soldOutUntil", "soldOutReason"],
  ingredients: ["outUntil"],
}

/** True of the status of something that is out. */
export const isOut = (status: unknown): boolean => status === "OUT_OF_STOCK" || status === "OUT"

/** The fields of a row after a move: those of being out only while it is. */
const movedFields = (list: MenuList, row: AnyRow, { to, until, reason }: OpNamed<"status">): AnyRow => {
  const [untilField = "", reasonField = ""] = outFields[list] ?? []
  const { [untilField]: _, [reasonField]: __, ...plain } = row
  const out = isOut(to) ? { [untilField]: until, [reasonField]: reason } : {}
  const { fields } = menuLists[list] as Resource
  return { ...(plain as typeof row), status: to, ...withoutEmpty(fields, out) }
}

/** The move that brings a row back to the status it has. */
const moveTo = (list: MenuList, row: AnyRow, ref: RecordId): MenuOp => {
  const [untilField = "", reasonField = ""] = outFields[list] ?? []
  const until = row[untilField] as string | undefined
  const reason = row[reasonField] as string | undefined
  return {
    op: "status",
    list,
    _id: ref,
    version: 0,
    to: row.status ?? "",
    ...(until !== undefined && { until }),
    ...(reason !== undefined && { reason }),
  }
}

/** Moves that bring a row from the first status to that of another one, which it takes the place of. */
export const statusUndo = (list: MenuList, row: AnyRow, ref: RecordId): ReadonlyArray<MenuOp> => {
  const { status } = menuLists[list] as Resource
  return status && row.status !== status.first ? [moveTo(list, row, ref)] : []
}

/** Changes that bring a row to a status at a moment: by the first status of its list where no move leads there. */
export const statusMoves = (
  data: Pick<MenuData, "store">,
  { list, row, at }: { readonly list: MenuList; readonly row: AnyRow; readonly at: number },
  to: string,
  until?: string | null,
): ReadonlyArray<MenuOp> => {
  const { status } = menuLists[list] as Resource
  const { _id, version } = row
  const move = { op: "status", list, _id, version } as const
  const now = statusAt(data, list, row, at) ?? ""
  const isDirect = now === to || (entryOf(status?.moves ?? {}, now)?.includes(to) ?? false)
  return [
    ...(isDirect ? [] : [{ ...move, to: status?.first ?? "" }]),
    { ...move, to, ...(until != null && { until }) },
  ]
}

const checkMove = (draft: Draft, list: MenuList, row: AnyRow, { to }: OpNamed<"status">, op: number) => {
  const { status } = menuLists[list] as Resource
  if (!status || !Object.hasOwn(status.values, to)) return refuseField(op, "to", "invalid")
  // The row of something that was out until yesterday still says so.
  const statuses = [row.status ?? status.first, statusAt(draft.data, list, row, draft.at) ?? status.first]
  const next = statuses.flatMap((from) => [from, ...(entryOf(status.moves, from) ?? [])])
  if (next.includes(to)) return undefined
  return refuse(new MoveRefused({ from: String(row.status), nextStatuses: next }))
}

/** Moves a row to another status, or sets anew until when it is out. */
export const move = (draft: Draft, change: OpNamed<"status">, op: number) => {
  const { list } = change
  const row = rowIn(draft.data, list, resolved(draft, change._id))
  if (!row) return
  checkMove(draft, list, row, change, op)
  const after = movedFields(list, row, change)
  if (sameJson(row, after)) return
  putRow(draft, list, after)
  const { status } = menuLists[list] as Resource
  const { status: now = "" } = after
  const isDirect = now === row.status || entryOf(status?.moves, now)?.includes(row.status ?? "")
  const first = { ...after, status: status?.first ?? "" }
  undoBy(draft, ...(isDirect ? [] : [moveTo(list, first, row._id)]), moveTo(list, row, row._id))
}
