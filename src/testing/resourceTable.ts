import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { Choice } from "../contract/resource/choices.ts"
import { withMasks } from "../contract/resource/masked.ts"
import type { Resource, RowOf } from "../contract/resource/resource.ts"
import type { GivenRow } from "../samples/givenRow.ts"
import { type MemoryTable, memoryTable } from "./memoryTable.ts"
import { valueOrder } from "../contract/resource/valueOrder.ts"
import { storedValue, isFound, type KeptRow, statusOf } from "./resourceFilter.ts"
import { factsOf, settleFacts } from "./resourceFacts.ts"
import { choiceIn, ownerSources, ownOwner, type Sources, storeZone } from "./resourceSources.ts"
import { seenBy } from "./seenBy.ts"
import { withRates, workedOut } from "./workedOut.ts"
import { shownValues, storedValues, type Values } from "./resourceValues.ts"
import { entryOf } from "../contract/wire/entryOf.ts"

/** A described list and the records a backend begins with. */
export interface ListedRecords {
  readonly resource: Resource
  readonly rows: ReadonlyArray<Values>
}

/** A described list with its first records, for the `resources` of a backend. Their numbers count from 1 unless told. */
export const listed = <R extends Resource>(resource: R, rows: ReadonlyArray<GivenRow<R>>): ListedRecords => ({
  resource: resource,
  rows,
})

/** A described list in memory. */
export interface ResourceTable {
  readonly resource: Resource
  readonly table: MemoryTable<KeptRow, Values>
}

const storeRow = (
  resource: Resource,
  input: Values,
  {
    index,
    owner,
    sources,
  }: { readonly index: number; readonly owner: number | null; readonly sources: Sources },
): KeptRow => {
  const { _id = index + 1, owner: own, status, createdAt = "2026-11-20T12:00:00.000Z", ...values } = input
  const recordOwner = own === undefined ? owner : Number(own)
  return {
    _id: Number(_id),
    version: 1,
    createdAt: String(createdAt),
    updatedAt: String(createdAt),
    owner: recordOwner,
    timeZone: storeZone(resource, sources, recordOwner),
    status: (status as string | undefined) ?? resource.status?.first,
    position: index + 1,
    values: {
      ...factsOf(resource, values, undefined, String(createdAt)),
      ...storedValues(resource.fields, values),
    },
  }
}

const firstOwner = ({ scope }: Resource, user: Numbered<CurrentUser>, sources: Sources): number | null => {
  if (scope === "platform") return null
  const [first] = sources.get(ownerSources[scope])?.() ?? []
  return ownOwner(scope, user) ?? first?._id ?? null
}

/** The table of a described list. Somebody with an owner of their own sees the records of that one. */
export const resourceTable = (
  { resource, rows }: ListedRecords,
  user: Numbered<CurrentUser>,
  sources: Sources,
): ResourceTable => {
  const owner = firstOwner(resource, user, sources)
  const isSeen = seenBy(resource, user)
  const table = memoryTable<KeptRow, Values>({
    rows: rows.map((row, index) => storeRow(resource, row, { index, owner, sources })),
    id: ({ _id }) => _id,
    matches: (row, filter) => isSeen(row) && isFound(resource, row, filter),
    sortValue: (row, field, language) => {
      if (field === "id") return undefined
      const value = storedValue(resource, row, field) as string
      const place = valueOrder(resource, field, language)?.indexOf(value)
      return place === -1 ? undefined : (place ?? value)
    },
  })
  settleFacts(resource, table)
  return { resource, table }
}

const unnamed = (id: unknown): Numbered<Choice> => ({ _id: Number(id), label: String(id) })

/** A record as the server answers it. */
export const shownRow = (resource: Resource, row: KeptRow, sources: Sources): RowOf<Resource> & Values => {
  const { _id, version, createdAt, updatedAt, owner } = row
  const status = statusOf(resource, row)
  const { scope, status: statuses } = resource
  const naming = (source: string, id: unknown) => {
    const { _id: named, label, timeZone } = choiceIn(sources, source, id) ?? unnamed(id)
    return { _id: named, label, ...(timeZone !== undefined && { timeZone }) }
  }
  return withMasks(resource, {
    _id,
    version,
    createdAt,
    updatedAt,
    ...(scope === "platform" ? {} : { owner: owner === null ? null : naming(ownerSources[scope], owner) }),
    ...(statuses && status !== undefined
      ? { status, nextStatuses: entryOf(statuses.moves, status) ?? [] }
      : {}),
    ...shownValues(
      resource.fields,
      { ...withRates(resource, row.values), ...workedOut(resource, row.values, sources) },
      naming,
    ),
  } as RowOf<Resource> & Values)
}
