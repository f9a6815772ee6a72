import * as Effect from "effect/Effect"
import { allows, mayGrant, permissionsIn } from "../contract/access/access.ts"
import { accessGroups } from "../contract/resources/accessGroups.ts"
import { type BadRequest, Forbidden, VersionRequired } from "../contract/wire/refusals.ts"
import { typesFor } from "../contract/files/fileType.ts"
import { crossProblems, isGiven } from "../contract/resource/body.ts"
import { datedProblems } from "../contract/resource/datedItems.ts"
import type { Fields } from "../contract/resource/field.ts"
import { fileUseOf } from "../contract/resource/fileUse.ts"
import { fixedChanges } from "../contract/resource/fixed.ts"
import { mayWrite, reservedFields } from "../contract/resource/mayWrite.ts"
import { emptiedBySave } from "../contract/resource/missingForMove.ts"
import { CircularTree, UnknownReference, ValueTaken } from "../contract/resource/refusals.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { sameName } from "../contract/search/compareNames.ts"
import { staleRecordOf } from "../contract/resource/staleRecord.ts"
import { isStale } from "./memoryTable.ts"
import { badRequest } from "./readInput.ts"
import { type KeptRow, statusOf } from "./resourceFilter.ts"
import type { ResourceMemory } from "./resourceMemory.ts"
import { choiceIn, ownerSources, ownOwner, type Sources } from "./resourceSources.ts"
import { shownRow } from "./resourceTable.ts"
import { type NamedReference, namedIn, type Values } from "./resourceValues.ts"

const unless = <E>(problem: E | undefined): Effect.Effect<void, E> =>
  problem === undefined ? Effect.void : Effect.fail(problem)

/** Refuses who may only look: without the permission, or with less reach than the records have, or this one. */
export const ensureWriter = ({ resource, lists: { user } }: ResourceMemory, row?: KeptRow) => {
  const { access, writes = access } = resource
  const needs = allows(writes, user) ? [] : permissionsIn(writes)
  return unless(mayWrite(resource, user, row?.values) ? undefined : new Forbidden({ needs }))
}

/** Refuses a save made from an older record, and one that does not say from which. */
export const ensureCurrent = (
  { resource, lists: { sources } }: ResourceMemory,
  row: KeptRow,
  version: number | undefined,
) => {
  if (version === undefined) return Effect.fail(new VersionRequired())
  const Stale = staleRecordOf(resource)
  return unless(isStale(row, version) ? new Stale({ current: shownRow(resource, row, sources) }) : undefined)
}

const takenField = (
  { fields, onePerOwner }: Resource,
  row: KeptRow,
  otherRows: ReadonlyArray<KeptRow>,
): string | undefined => {
  const same = (one: unknown, other: unknown) => isGiven(one) && sameName(String(one), String(other))
  if (onePerOwner && otherRows.some(({ _id, owner }) => _id !== row._id && owner === row.owner))
    return "owner"
  return Object.keys(fields).find((name) => {
    const unique = fields[name]?.rules.unique
    const within = typeof unique === "object" ? unique.within : ""
    return (
      unique &&
      otherRows.some(
        ({ _id, owner, values }) =>
          _id !== row._id &&
          owner === row.owner &&
          (values[within] ?? null) === (row.values[within] ?? null) &&
          same(row.values[name], values[name]),
      )
    )
  })
}

/** True if a record would be its own ancestor. */
const isCircular = (row: KeptRow, tree: string, rows: ReadonlyMap<number, KeptRow>): boolean => {
  const visited = new Set([row._id])
  for (let parent = row.values[tree]; isGiven(parent); parent = rows.get(Number(parent))?.values[tree]) {
    if (visited.has(Number(parent))) return true
    visited.add(Number(parent))
  }
  return false
}

/** True if a field may refer to a record: an existing one, and for files one of a type the field accepts. */
const mayName = (sources: Sources, fields: Fields, { field: name, source, id }: NamedReference): boolean => {
  const found = choiceIn(sources, source, id)
  const field = fields[name]
  const acceptedTypes: ReadonlyArray<string> = field ? typesFor(fileUseOf(field)) : []
  return found !== undefined && (source !== "files" || acceptedTypes.includes(found.type ?? ""))
}

type Wrong = BadRequest | UnknownReference | ValueTaken | CircularTree

/** True if a group would give what its writer may not hand out. */
const isBeyond = ({ resource, table, lists: { user } }: ResourceMemory, { _id }: KeptRow, values: Values) => {
  if (resource.name !== accessGroups.name) return false
  const namesIn = ({ permissions }: Values) => (permissions ?? []) as ReadonlyArray<string>
  const current = namesIn(table.rows.get(_id)?.values ?? {})
  return namesIn(values).some((name) => !current.includes(name) && !mayGrant(user, name))
}

/** Returns the problem of a record to be stored. */
const problemOf = (memory: ResourceMemory, row: KeptRow, values: Values): Wrong | undefined => {
  const { resource, table, lists } = memory
  const { sources, user } = lists
  const { fields, tree } = resource
  const reserved = reservedFields(resource, values, user)
  if (reserved.length > 0)
    return badRequest(reserved.map((name) => ({ path: `body.${name}`, code: "reserved" })))
  if (isBeyond(memory, row, values)) return badRequest([{ path: "body.permissions", code: "reserved" }])
  const crossed = crossProblems(fields, row.values, (name) => values[name] !== undefined)
  if (crossed.length > 0) return badRequest(crossed.map(([name, code]) => ({ path: `body.${name}`, code })))
  const unknown = namedIn(fields, row.values).find((named) => !mayName(sources, fields, named))
  if (unknown) return new UnknownReference({ field: unknown.field })
  if (tree !== undefined && isCircular(row, tree, table.rows)) return new CircularTree({ field: tree })
  const takenName = takenField(resource, row, [...table.rows.values()])
  return takenName === undefined ? undefined : new ValueTaken({ field: takenName })
}

/** Refuses a record with what the server refuses of it. */
export const ensureSound = (
  memory: ResourceMemory,
  row: KeptRow,
  values: Values,
): Effect.Effect<void, Wrong> => unless(problemOf(memory, row, values))

/** Refuses a save that changes what is fixed by now. */
export const ensureUnfixed = ({ resource }: ResourceMemory, before: KeptRow, after: KeptRow) => {
  const record = { status: statusOf(resource, before) }
  const found = [
    ...fixedChanges(resource, record, before.values, after.values).map((name) => [name, "unknown"] as const),
    ...datedProblems(resource, record, before.values, after.values),
    ...emptiedBySave(resource, record.status ?? "", before.values, after.values).map(
      (name) => [name, "required"] as const,
    ),
  ]
  return unless(
    found.length === 0
      ? undefined
      : badRequest(found.map(([path, code]) => ({ path: `body.${path}`, code }))),
  )
}

/** Returns the owner of a new record: the user's own, or the one named. */
export const ownerOf = (
  { resource: { scope }, lists: { user, sources } }: ResourceMemory,
  named: unknown,
): Effect.Effect<number | null, BadRequest | UnknownReference> => {
  if (scope === "platform") return Effect.succeed(null)
  const own = ownOwner(scope, user)
  if (own !== undefined && (!isGiven(named) || Number(named) === own)) return Effect.succeed(own)
  if (!isGiven(named)) return Effect.fail(badRequest([{ path: "body.owner", code: "required" }]))
  const owner = choiceIn(sources, ownerSources[scope], named)
  return owner ? Effect.succeed(owner._id) : Effect.fail(new UnknownReference({ field: "owner" }))
}
