import * as Effect from "effect/Effect"
import { allows, anonymizesPeople } from "../contract/access/access.ts"
import { mergedBody } from "../contract/people/mergedBody.ts"
import { type MergedFrom, registry } from "../contract/people/registry.ts"
import { readerRegistry } from "../contract/people/readerRegistry.ts"
import type { Identity } from "../contract/people/sameness.ts"
import { withdrawn } from "../contract/resource/body.ts"
import { isFinal } from "../contract/resource/fixed.ts"
import { MoveRefused } from "../contract/resource/refusals.ts"
import { offerPeople } from "../contract/resources/offerPeople.ts"
import { people } from "../contract/resources/people.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { Forbidden, NotFound } from "../contract/wire/refusals.ts"
import { changed, forgetElsewhere, forgotten } from "./forgetPerson.ts"
import { badRequest, idOf } from "./readInput.ts"
import { factsOf, sameAs, settleFacts } from "./resourceFacts.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { note, noteLine, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureCurrent, ensureSound, ensureWriter } from "./resourceRules.ts"
import { shownRow } from "./resourceTable.ts"
import { leaveTopics } from "./subscriptionHandlers.ts"
import type { Handler } from "./Handler.ts"

const storeRow = ({ resource, table, lists }: ResourceMemory, row: KeptRow) => {
  table.rows.set(row._id, row)
  settleFacts(resource, table)
  return shownRow(resource, table.rows.get(row._id) ?? row, lists.sources)
}

/** Lets every record that names the other person name the kept one. */
const moveReferences = ({ lists, resource }: ResourceMemory, keptId: number, other: number) => {
  for (const { table, resource: naming } of lists.tables)
    for (const row of table.rows.values())
      for (const [name, { to }] of Object.entries(naming.fields))
        if (to === resource.name && Number(row.values[name]) === other)
          table.rows.set(row._id, changed(row, { ...row.values, [name]: keptId }))
}

const merging = (memory: ResourceMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    const { resource, table, history } = memory
    const { other, fields, version, otherVersion } = input.body as {
      readonly other: number
      readonly version?: number
      readonly otherVersion?: number
      readonly fields: Readonly<Record<string, MergedFrom>>
    }
    yield* ensureWriter(memory)
    const keptRow = yield* oneWithin(memory, idOf(input))
    const mergedRow = yield* oneWithin(memory, other)
    if (keptRow === mergedRow || keptRow.owner !== mergedRow.owner) return yield* new NotFound()
    const final = [keptRow, mergedRow].find((row) => isFinal(resource, row))
    if (final) return yield* new MoveRefused({ from: final.status ?? "", nextStatuses: [] })
    yield* ensureCurrent(memory, keptRow, version)
    yield* ensureCurrent(memory, mergedRow, otherVersion)
    const { body, problems } = mergedBody(resource, fields, keptRow.values, mergedRow.values)
    if (problems.length > 0)
      return yield* badRequest(problems.map(([name, code]) => ({ path: `body.fields.${name}`, code })))
    const facts = factsOf(resource, body, keptRow.values, new Date().toISOString())
    const merged = { ...keptRow.values, ...body }
    const after = changed(keptRow, { ...merged, ...withdrawn(resource.fields, merged, body), ...facts })
    table.rows.delete(other)
    yield* Effect.tapError(ensureSound(memory, after, after.values), () => table.put(mergedRow))
    moveReferences(memory, keptRow._id, other)
    leaveTopics(memory.lists, other, keptRow._id)
    note(memory, "UPDATE", { before: keptRow, after })
    history.forEach((line, at) => {
      if (line.record === other) history[at] = { ...line, record: keptRow._id }
    })
    const reason = `${String(mergedRow.values["name"])} (#${other})`
    noteLine(memory, { action: "MERGE", record: keptRow._id, changes: [], reason })
    return storeRow(memory, after)
  })

const anonymizing = (memory: ResourceMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    const { resource, lists, history } = memory
    yield* ensureWriter(memory)
    if (!allows(anonymizesPeople, lists.user))
      return yield* new Forbidden({ needs: [...anonymizesPeople.anyOf] })
    const row = yield* oneWithin(memory, idOf(input))
    if (isFinal(resource, row)) return shownRow(resource, row, lists.sources)
    const { name } = input.body as { readonly name: string }
    if (name.trim() !== String(row.values["name"]).trim())
      return yield* badRequest([{ path: "body.name", code: "invalid" }])
    history.forEach((line, at) => {
      if (line.record === row._id)
        history[at] = { ...line, reason: null, changes: line.changes.map(({ field }) => ({ field })) }
    })
    const changes = [{ field: "status", old: row.status, new: "ANONYMIZED" }]
    noteLine(memory, { action: "STATUS", record: row._id, changes })
    if (resource.name === people.name) {
      forgetElsewhere(memory, row)
      leaveTopics(lists, row._id)
    }
    return storeRow(memory, { ...forgotten(resource, row), status: "ANONYMIZED" })
  })

/** Handlers that find duplicates, merge records and anonymize people; none without a list of them. */
export const registryHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (memory.resource.name === offerPeople.name) return [[readerRegistry.anonymize, anonymizing(memory)]]
  if (memory.resource.name !== people.name) return []
  const duplicates: Handler = Effect.fnUntraced(function* ({ body }) {
    const identity = body as Identity & { readonly id?: number }
    const saved = identity.id === undefined ? {} : (yield* oneWithin(memory, identity.id)).values
    return sameAs(memory.table, { ...saved, ...identity }).map(({ _id, name, by }) => ({ _id, name, by }))
  })
  return [
    [registry.duplicates, duplicates],
    [registry.merge, merging(memory)],
    [registry.anonymize, anonymizing(memory)],
  ]
}
