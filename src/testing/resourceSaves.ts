import * as Effect from "effect/Effect"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { callsOf } from "../contract/resource/calls.ts"
import { withServerItems } from "../contract/resource/listItems.ts"
import { withdrawn } from "../contract/resource/body.ts"
import { chosenEdition } from "./chosenEdition.ts"
import { ownersValues, shareWithOthers } from "./keptByOwner.ts"
import { idOf } from "./readInput.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { note, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureCurrent, ensureSound, ensureUnfixed, ensureWriter, ownerOf } from "./resourceRules.ts"
import { joinTopics } from "./subscriptionHandlers.ts"
import { factsOf, settleFacts, withStatusFacts } from "./resourceFacts.ts"
import { storeZone } from "./resourceSources.ts"
import { shelfLabelFacts } from "./shelfLabelFacts.ts"
import { shownRow } from "./resourceTable.ts"
import { storedValues, type Values } from "./resourceValues.ts"
import type { Handler } from "./Handler.ts"

const storeRow = (memory: ResourceMemory, row: KeptRow) => {
  const { resource, table, lists } = memory
  return Effect.map(table.put(row), (stored) => {
    shareWithOthers(memory, stored)
    settleFacts(resource, table)
    return shownRow(resource, table.rows.get(stored._id) ?? stored, lists.sources)
  })
}

const withOwners = (memory: ResourceMemory, row: KeptRow, before?: KeptRow): KeptRow => ({
  ...row,
  values: { ...row.values, ...ownersValues(memory, row, before) },
})

/** Returns the writer of a record, if it has that field; the server takes it from its audit log. */
const writerIn = ({ resource: { fields }, lists: { user } }: ResourceMemory): Values =>
  fields["lastUpdatedBy"]?.rules.derived ? { lastUpdatedBy: user.fullname } : {}

const creating = (memory: ResourceMemory): Handler =>
  Effect.fnUntraced(function* ({ body }) {
    yield* ensureWriter(memory)
    const { owner, ...values } = body as Values
    const at = new Date().toISOString()
    const _id = memory.table.nextId()
    const recordOwner = yield* ownerOf(memory, owner)
    const made: KeptRow = {
      _id,
      version: 1,
      createdAt: at,
      updatedAt: at,
      owner: recordOwner,
      timeZone: storeZone(memory.resource, memory.lists.sources, recordOwner),
      status: memory.resource.status?.first,
      position: Math.max(0, ...[...memory.table.rows.values()].map(({ position }) => position)) + 1,
      values: {
        ...storedValues(memory.resource.fields, values),
        ...writerIn(memory),
        ...factsOf(memory.resource, values, undefined, at),
        ...chosenEdition(memory.lists, memory.resource, values, undefined),
        ...shelfLabelFacts(memory.resource, values, undefined, at),
      },
    }
    const row = withStatusFacts(memory.resource, withOwners(memory, made))
    yield* ensureSound(memory, row, values)
    note(memory, "CREATE", { after: row })
    if (memory.resource.name === "people") joinTopics(memory.lists, row)
    return yield* storeRow(memory, row)
  })

const saving = (memory: ResourceMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    yield* ensureWriter(memory)
    const before = yield* oneWithin(memory, idOf(input))
    yield* ensureWriter(memory, before)
    const { version, ...values } = input.body as Values & { readonly version?: number }
    yield* ensureCurrent(memory, before, version)
    const { fields } = memory.resource
    const merged = {
      ...before.values,
      ...withServerItems(fields, storedValues(fields, values), before.values),
    }
    const at = new Date().toISOString()
    const facts = {
      ...factsOf(memory.resource, values, before.values, at),
      ...chosenEdition(memory.lists, memory.resource, values, before.values),
      ...shelfLabelFacts(memory.resource, merged, before.values, at),
    }
    const saved: KeptRow = {
      ...before,
      version: before.version + 1,
      updatedAt: at,
      values: { ...merged, ...withdrawn(fields, merged, values), ...writerIn(memory), ...facts },
    }
    const after = withStatusFacts(memory.resource, withOwners(memory, saved, before), before)
    yield* ensureUnfixed(memory, before, saved)
    yield* ensureSound(memory, after, values)
    note(memory, "UPDATE", { before, after })
    return yield* storeRow(memory, after)
  })

/** Handlers that create and save records. */
export const saveHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { create, save } = callsOf(memory.resource)
  return [
    [create, creating(memory)],
    [save, saving(memory)],
  ]
}
