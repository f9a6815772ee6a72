import { and, eq, inArray, isNull, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { cityName, type municipalities as contract } from "../../../src/contract/places/municipalities.ts"
import { cities as resource } from "../../../src/contract/resources/cities.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { columnValues } from "../resource/fieldValues.ts"
import { recordChanges } from "../resource/lockRecord.ts"
import { noteRecords, readLocked } from "../resource/manyRecords.ts"
import { checkWriter, ownerOfNew } from "../resource/owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import type { RuleScope } from "../resource/rules.ts"
import { type KnownMunicipality, knownMunicipalities, municipalitiesOf } from "./municipalities.ts"

const { cities: table } = tables

const { ibgeCode, applicationId } = table

interface KeptCity {
  readonly id: number
  readonly code: string | null
}

/** The cities an application has of these municipalities, by code; one without a code is known by its name. */
const keptOf = Effect.fnUntraced(function* (
  { tx }: Pick<RuleScope, "tx">,
  { applicationId: id }: OwnerIds,
  requested: ReadonlyArray<KnownMunicipality>,
) {
  const codes = requested.map(({ code }) => code)
  const rows = yield* query(() =>
    tx
      .select({ id: table.id, code: ibgeCode, name: table.name, state: table.state })
      .from(table)
      .where(and(eq(applicationId, id), or(isNull(ibgeCode), inArray(ibgeCode, codes)))),
  )
  const byKey = new Map(rows.map((row) => [row.code ?? cityName(row), row as KeptCity]))
  return new Map(
    requested.flatMap((one) => {
      const existing = byKey.get(one.code) ?? byKey.get(cityName(one))
      return existing ? [[one.code, existing] as const] : []
    }),
  )
})

const rowOf = ({ code, name, state, center, timeZone }: KnownMunicipality) =>
  columnValues(resource.fields, { name, state, ibgeCode: code, timeZone, center, isActive: false })

/** Makes cities; of two who import one at once the second makes none. */
const makeCities = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: OwnerIds,
  missing: ReadonlyArray<KnownMunicipality>,
) {
  if (missing.length === 0) return 0
  const values = missing.map((one) => ({ ...owner, ...rowOf(one) }))
  const inserted = yield* query(() =>
    at.tx.insert(table).values(values).onConflictDoNothing().returning({ id: table.id }),
  )
  const stored = yield* readLocked(
    context,
    at,
    inserted.map(({ id }) => id as number),
  )
  yield* noteRecords(context, at, stored, (row) => ({
    action: "CREATE",
    changes: recordChanges(context, {}, row),
  }))
  return inserted.length
})

/** Writes the codes of cities that were typed without one. */
const writeCodes = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  existing: ReadonlyMap<string, KeptCity>,
) {
  const typed = [...existing].filter(([, city]) => city.code === null)
  const ids = typed.map(([, { id }]) => id)
  if (ids.length === 0) return
  const { rows } = yield* readLocked(context, at, ids)
  for (const [code, { id }] of typed) {
    const set = { ...columnValues(resource.fields, { ibgeCode: code }), updatedAt: sql`now()` }
    yield* query(() =>
      at.tx
        .update(table)
        .set({ ...set, version: sql`${table.version} + 1` })
        .where(eq(table.id, id)),
    )
  }
  const before = new Map(rows.map((row) => [row._id, row]))
  yield* noteRecords(context, at, yield* readLocked(context, at, ids), (row) => ({
    action: "UPDATE",
    changes: recordChanges(context, before.get(row._id) ?? {}, row),
  }))
})

const importCities = Effect.fn("municipalities.import")(function* (
  context: Context,
  at: RuleScope,
  codes: ReadonlyArray<string>,
  owner: number | undefined,
) {
  yield* checkWriter(resource, at.caller)
  const { columns } = yield* ownerOfNew(context, at, owner)
  const known = knownMunicipalities()
  const requested = codes.flatMap((code) => known.get(code) ?? [])
  const existing = yield* keptOf(at, columns, requested)
  yield* writeCodes(context, at, existing)
  const missing = requested.filter(({ code }) => !existing.has(code))
  const created = yield* makeCities(context, at, columns, missing)
  return { made: created, kept: [...existing.keys()], unknown: codes.filter((code) => !known.has(code)) }
})

/** The calls about Brazil's municipalities. */
export const municipalityHandlers = (
  { db }: CallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, resource)
  return {
    find: Effect.fn("municipalities.find")(function* ({ params, query: search, caller, language }) {
      const at = { tx: db, caller, language }
      const all = municipalitiesOf(params.state)
      const { columns } = yield* Effect.catchTag(
        ownerOfNew(context, at, search.application as number | undefined),
        "UnknownReference",
        () => Effect.fail(new NotFound()),
      )
      const existing = yield* keptOf(at, columns, all)
      return all.map(({ code, name }) => ({ _id: Number(code), name, isImported: existing.has(code) }))
    }),
    import: ({ write, caller, language, body: { codes, owner } }) =>
      write((tx) => importCities(context, { tx, caller, language }, codes, owner as number | undefined)),
  }
}
