import * as Effect from "effect/Effect"
import type { BulkSelection } from "../contract/wire/bulk.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { limits } from "../contract/limits.ts"
import { callsOf } from "../contract/resource/calls.ts"
import { inUseCode } from "../contract/resource/inUseCode.ts"
import { listedRow } from "../contract/resource/listedRow.ts"
import { mayWrite } from "../contract/resource/mayWrite.ts"
import { type RevealOf, revealedChanges, revealedValue } from "../contract/resource/revealed.ts"
import type { ResourceQuery } from "../contract/resource/schemas.ts"
import type { Spreadsheet } from "../contract/wire/csv.ts"
import { csvFile } from "./csvFile.ts"
import type { TableQuery } from "./memoryTable.ts"
import { pageOf } from "./pageOf.ts"
import { idOf } from "./readInput.ts"
import { recordUse } from "./recordUse.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { note, noteLine, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { finishHandlers, moveHandlers, orderHandlers } from "./resourceMoves.ts"
import { ensureWriter } from "./resourceRules.ts"
import { saveHandlers } from "./resourceSaves.ts"
import { settleFacts } from "./resourceFacts.ts"
import { shownRow } from "./resourceTable.ts"
import { leaveTopics } from "./subscriptionHandlers.ts"
import { treePageOf } from "./treePageOf.ts"
import type { Values } from "./resourceValues.ts"
import type { Handler } from "./Handler.ts"

type Handlers = ReadonlyArray<readonly [Endpoint, Handler]>

interface Exported extends TableQuery<Values> {
  readonly columns?: ReadonlyArray<string>
  readonly spreadsheet?: Spreadsheet
}

const readHandlers = (memory: ResourceMemory): Handlers => {
  const { resource, table, lists, history } = memory
  const calls = callsOf(resource)
  const answerOf = (row: KeptRow) => shownRow(resource, row, lists.sources)
  const find: Handler = ({ body, language }) => {
    const { items, totalCount } = table.page({ ...(body as ResourceQuery), language })
    return Effect.succeed({ items: items.map((row) => listedRow(resource, answerOf(row))), totalCount })
  }
  const findTree: Handler = ({ body, language }) =>
    Effect.succeed(treePageOf(memory, { ...(body as ResourceQuery), language }, answerOf))
  const file: Handler = ({ body, language }) => {
    const { columns = resource.columns, spreadsheet, ...query } = body as Exported
    const rows = table.found({ ...query, language }).map(answerOf)
    return Effect.succeed(csvFile(resource, columns, rows, { language, ...(spreadsheet && { spreadsheet }) }))
  }
  const pastOf: Handler = (input) => {
    const { pageIn, pageOut, purpose } = input.query as {
      readonly pageIn?: number
      readonly pageOut?: number
      readonly purpose?: "file"
    }
    const { pageNumber, pageSize } = limits.list
    const page = { pageNumber: pageIn ?? pageNumber, pageSize: pageOut ?? pageSize }
    return Effect.map(oneWithin(memory, idOf(input)), ({ _id }) => {
      const lines = history.filter(({ record }) => record === _id)
      if (purpose === "file") noteLine(memory, { action: "EXPORT", record: _id, changes: [] })
      return pageOf(lines, page)
    })
  }
  return [
    [calls.find, find],
    ...(calls.findTree ? [[calls.findTree, findTree] as const] : []),
    [calls.export, file],
    [calls.get, (input) => Effect.map(oneWithin(memory, idOf(input)), answerOf)],
    [calls.history, pastOf],
  ]
}

/** Takes away the records that go with one that is gone. */
const removeThoseWith = ({ resource, lists }: ResourceMemory, id: number) => {
  for (const { resource: other, table } of lists.tables)
    for (const [name, { to, rules }] of Object.entries(other.fields))
      for (const row of rules.goesWith && to === resource.name ? [...table.rows.values()] : [])
        if (row.values[name] === id) table.rows.delete(row._id)
}

const removeHandlers = (memory: ResourceMemory): Handlers => {
  const { resource, table } = memory
  const calls = callsOf(resource)
  const leave = ({ _id }: KeptRow) => {
    removeThoseWith(memory, _id)
    if (resource.name === "people") leaveTopics(memory.lists, _id)
  }
  const remove: Handler = Effect.fnUntraced(function* (input) {
    yield* ensureWriter(memory)
    const row = yield* oneWithin(memory, idOf(input))
    yield* ensureWriter(memory, row)
    const use = recordUse(memory.lists, resource, row._id)
    if (use) return yield* use
    note(memory, "DELETE", { before: row, after: row })
    table.rows.delete(row._id)
    leave(row)
    settleFacts(resource, table)
  })
  const why = (row: KeptRow) => {
    if (table.found({ filter: {}, ids: [row._id] }).length === 0) return "not_found"
    const use = recordUse(memory.lists, resource, row._id)
    if (use) return inUseCode(resource, use)
    if (!mayWrite(resource, memory.lists.user, row.values)) return "forbidden"
    note(memory, "DELETE", { before: row, after: row })
    leave(row)
    return undefined
  }
  const removeMany: Handler = ({ body }) =>
    ensureWriter(memory).pipe(
      Effect.andThen(table.removeMany(body as BulkSelection<Values>, why)),
      Effect.tap(() => Effect.sync(() => settleFacts(resource, table))),
    )
  return [
    [calls.remove, remove],
    [calls.removeMany, removeMany],
  ]
}

/** Handlers that reveal masked fields, if there are any. */
const revealHandlers = (memory: ResourceMemory): Handlers => {
  const { reveal: call } = callsOf(memory.resource)
  const reveal: Handler = Effect.fnUntraced(function* (input) {
    const request = input.body as RevealOf
    const row = yield* oneWithin(memory, idOf(input))
    noteLine(memory, { action: "REVEAL", record: row._id, changes: revealedChanges(request) })
    return { value: revealedValue(memory.resource, row.values, request) }
  })
  return call ? [[call, reveal]] : []
}

/** Handlers for the calls of a described list. */
export const resourceHandlers = (memory: ResourceMemory): Handlers => [
  ...readHandlers(memory),
  ...(memory.resource.readOnly ? [] : [...saveHandlers(memory), ...removeHandlers(memory)]),
  ...moveHandlers(memory),
  ...finishHandlers(memory),
  ...orderHandlers(memory),
  ...revealHandlers(memory),
]
