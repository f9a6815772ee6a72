import * as Effect from "effect/Effect"
import type { BulkSelection } from "../contract/wire/bulk.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { callsOf } from "../contract/resource/calls.ts"
import { askedProblems } from "../contract/resource/asked.ts"
import { writtenByMove } from "../contract/resource/writtenByMove.ts"
import { mayFinish } from "../contract/resource/finishing.ts"
import { withItemDone } from "../contract/resource/listItems.ts"
import { mayWrite } from "../contract/resource/mayWrite.ts"
import { missingForMove } from "../contract/resource/missingForMove.ts"
import { MoveRefused, UnknownReference } from "../contract/resource/refusals.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { badRequest, idOf } from "./readInput.ts"
import { type KeptRow, statusOf } from "./resourceFilter.ts"
import { note, noteLine, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import { shownRow } from "./resourceTable.ts"
import { storedValues, type Values } from "./resourceValues.ts"
import { entryOf } from "../contract/wire/entryOf.ts"
import type { Handler } from "./Handler.ts"

interface Move {
  readonly to: string
  readonly reason?: string
  readonly values?: Values
}

/** True for a move that would change nothing of a record that is there already. */
const isMade = ({ resource }: ResourceMemory, row: KeptRow, { to, values = {} }: Move) =>
  statusOf(resource, row) === to &&
  Object.entries(values).every(([name, value]) => (row.values[name] ?? null) === value)

/** The problems of a move's values, and of what the record lacks for it. */
const problemsOf = ({ resource }: ResourceMemory, row: KeptRow, { to, values = {} }: Move) => [
  ...missingForMove(resource, to, { ...row.values, ...values }).map(
    (name) => ({ path: `body.${name}`, code: "required" }) as const,
  ),
  ...askedProblems(resource, to, row.values, values),
]

const nextOf = ({ resource }: ResourceMemory, row: KeptRow): ReadonlyArray<string> =>
  entryOf(resource.status?.moves, statusOf(resource, row)) ?? []

/** Refuses a move without the reason its status asks for. */
const ensureReason = ({ resource: { status } }: ResourceMemory, { to, reason }: Move) =>
  status?.reasons?.includes(to) && reason === undefined
    ? Effect.fail(badRequest([{ path: "body.reason", code: "required" }]))
    : Effect.void

const moved = (memory: ResourceMemory, before: KeptRow, { to, reason, values: input }: Move): KeptRow => {
  const at = new Date().toISOString()
  const { resource } = memory
  const written = storedValues(resource.fields, writtenByMove(resource, to, before, input))
  const values = { ...before.values, ...written }
  const after = { ...before, values, status: to, version: before.version + 1, updatedAt: at }
  note(memory, "STATUS", { before, after, ...(reason === undefined ? {} : { reason }) })
  memory.table.rows.set(after._id, after)
  return after
}

/** Handlers that change the status of records, if they have one. */
export const moveHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { resource, table, lists } = memory
  const calls = callsOf(resource)
  const move: Handler = Effect.fnUntraced(function* (input) {
    const requested = input.body as Move
    yield* ensureWriter(memory)
    const row = yield* oneWithin(memory, idOf(input))
    yield* ensureWriter(memory, row)
    const nextStatuses = nextOf(memory, row)
    const status = statusOf(resource, row)
    if (isMade(memory, row, requested)) return shownRow(resource, row, lists.sources)
    if (status !== requested.to && !nextStatuses.includes(requested.to))
      return yield* new MoveRefused({ from: status ?? "", nextStatuses })
    yield* ensureReason(memory, requested)
    const problems = problemsOf(memory, row, requested)
    if (problems.length > 0) return yield* badRequest(problems)
    return shownRow(resource, moved(memory, row, requested), lists.sources)
  })
  const moveMany: Handler = Effect.fnUntraced(function* ({ body }) {
    const { rows, ...requested } = body as Move & { readonly rows: BulkSelection<Values> }
    yield* ensureWriter(memory)
    yield* ensureReason(memory, requested)
    const { done, refused } = yield* table.each(rows, (row) => {
      if (table.found({ filter: {}, ids: [row._id] }).length === 0) return "not_found"
      if (!mayWrite(resource, lists.user, row.values)) return "forbidden"
      if (isMade(memory, row, requested)) return undefined
      const isThere = statusOf(resource, row) === requested.to
      if (!isThere && !nextOf(memory, row).includes(requested.to)) return "move_refused"
      if (problemsOf(memory, row, requested).length > 0) return "move_refused"
      moved(memory, row, requested)
      return undefined
    })
    return { moved: done, refused }
  })
  return [
    ...(calls.move ? [[calls.move, move] as const] : []),
    ...(calls.moveMany ? [[calls.moveMany, moveMany] as const] : []),
  ]
}

/** Handler that marks an item as done. */
export const finishHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { resource, table, lists } = memory
  const { finish: call } = callsOf(resource)
  if (!call) return []
  const finish: Handler = Effect.fnUntraced(function* (input) {
    const { list, item } = input.body as { readonly list: string; readonly item: string }
    yield* ensureWriter(memory)
    const row = yield* oneWithin(memory, idOf(input))
    yield* ensureWriter(memory, row)
    const items = (row.values[list] ?? []) as ReadonlyArray<Values>
    const field = resource.fields[list]
    const at = new Date().toISOString()
    const updated = field && withItemDone(field, items, item, at)
    if (!updated) return yield* new NotFound()
    if (updated === items) return shownRow(resource, row, lists.sources)
    const from = statusOf(resource, row) ?? ""
    if (!mayFinish(resource, list, from))
      return yield* new MoveRefused({ from, nextStatuses: nextOf(memory, row) })
    const after = {
      ...row,
      version: row.version + 1,
      updatedAt: at,
      values: { ...row.values, [list]: updated },
    }
    note(memory, statusOf(resource, after) === from ? "UPDATE" : "STATUS", { before: row, after })
    table.rows.set(after._id, after)
    return shownRow(resource, after, lists.sources)
  })
  return [[call, finish]]
}

/** True for records that are ordered with each other. */
const isBeside = ({ order }: Resource, one: Values, other: Values): boolean =>
  typeof order !== "object" || one[order.within] === other[order.within]

/** Handler that reorders records, if people may. */
export const orderHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { resource, table } = memory
  const { order: call } = callsOf(resource)
  if (!call) return []
  const order: Handler = Effect.fnUntraced(function* (input) {
    const { before, after: former } = input.body as { readonly before?: number; readonly after?: number }
    const beside = before ?? former
    yield* ensureWriter(memory)
    const row = yield* oneWithin(memory, idOf(input))
    const ordered = table
      .found({ filter: {}, sortField: "position" })
      .filter(({ owner, values }) => owner === row.owner && isBeside(resource, values, row.values))
    const otherRows = ordered.filter(({ _id }) => _id !== row._id)
    const found = otherRows.findIndex(({ _id }) => _id === beside)
    if (beside !== undefined && found < 0)
      return yield* new UnknownReference({ field: before === undefined ? "after" : "before" })
    const at = beside === undefined ? otherRows.length : found + (before === undefined ? 1 : 0)
    const after = { ...row, updatedAt: new Date().toISOString() }
    const changes = [{ field: "position", old: row.position, new: ordered[at]?.position }]
    noteLine(memory, { record: row._id, action: "ORDER", changes })
    otherRows
      .toSpliced(at, 0, after)
      .forEach((one, index) =>
        table.rows.set(one._id, { ...one, position: ordered[index]?.position ?? index }),
      )
  })
  return [[call, order]]
}
