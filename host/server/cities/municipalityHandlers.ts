import { and, eq, inArray, isNull, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { cityName, type municipalities as contract } from "../../../src/contract/places/municipalities.ts"
import { cities } from "../../../src/contract/resources/cities.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import type { Context } from "../resource/context.ts"
import { columnValues } from "../resource/fieldValues.ts"
import { recordChanges } from "../resource/holdRecord.ts"
import { noteRecords, readHeld } from "../resource/manyRecords.ts"
import { checkWriter, ownerOfNew } from "../resource/owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import type { RuleScope } from "../resource/rules.ts"
import { type KnownMunicipality, knownMunicipalities, municipalitiesOf } from "./municipalities.ts"

const { cities: table } = tables

const resource = cities as unknown as Resource
const { ibgeCode, applicationId } = table

interface Kept {
  readonly id: number
  readonly code: string | null
}

/** The cities an application has of these municipalities, by code; one without a code is known by its name. */
const keptOf = Effect.fnUntraced(function* (
  { tx }: Pick<RuleScope, "tx">,
  { applicationId: id }: OwnerIds,
  wanted: ReadonlyArray<KnownMunicipality>,
) {
  const codes = wanted.map(({ code }) => code)
  const rows = yield* query(() =>
    tx
      .select({ id: table.id, code: ibgeCode, name: table.name, state: table.state })
      .from(table)
      .where(and(eq(applicationId, id), or(isNull(ibgeCode), inArray(ibgeCode, codes)))),
  )
  const byKey = new Map(rows.map((row) => [row.code ?? cityName(row), row as Kept]))
  return new Map(
    wanted.flatMap((one) => {
      const kept = byKey.get(one.code) ?? byKey.get(cityName(one))
      return kept ? [[one.code, kept] as const] : []
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
  wanted: ReadonlyArray<KnownMunicipality>,
) {
  if (wanted.length === 0) return 0
  const values = wanted.map((one) => ({ ...owner, ...rowOf(one) }))
  const made = yield* query(() =>
    at.tx.insert(table).values(values).onConflictDoNothing().returning({ id: table.id }),
  )
  const held = yield* readHeld(
    context,
    at,
    made.map(({ id }) => id as number),
  )
  yield* noteRecords(context, at, held, (row) => ({
    action: "CREATE",
    changes: recordChanges(context, {}, row),
  }))
  return made.length
})

/** Writes the codes of cities that were typed without one. */
const writeCodes = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  kept: ReadonlyMap<string, Kept>,
) {
  const typed = [...kept].filter(([, city]) => city.code === null)
  const ids = typed.map(([, { id }]) => id)
  if (ids.length === 0) return
  const { rows } = yield* readHeld(context, at, ids)
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
  yield* noteRecords(context, at, yield* readHeld(context, at, ids), (row) => ({
    action: "UPDATE",
    changes: recordChanges(context, before.get(row._id) ?? {}, row),
  }))
})

const importCities = Effect.fn("municipalities.import")(function* (
  context: Context,
  at: RuleScope,
  codes: ReadonlyArray<string>,
  named: number | undefined,
) {
  yield* checkWriter(resource, at.caller)
  const { columns } = yield* ownerOfNew(context, at, named)
  const known = knownMunicipalities()
  const wanted = codes.flatMap((code) => known.get(code) ?? [])
  const kept = yield* keptOf(at, columns, wanted)
  yield* writeCodes(context, at, kept)
  const missing = wanted.filter(({ code }) => !kept.has(code))
  const made = yield* makeCities(context, at, columns, missing)
  return { made, kept: [...kept.keys()], unknown: codes.filter((code) => !known.has(code)) }
})

/** The calls about Brazil's municipalities. */
export const municipalityHandlers = (
  { db }: CallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contexts.find((one) => one.resource.name === resource.name)!
  return {
    find: Effect.fn("municipalities.find")(function* ({ params, query: asked, caller, language }) {
      const at = { tx: db, caller, language }
      const all = municipalitiesOf(params.state)
      const { columns } = yield* Effect.catchTag(
        ownerOfNew(context, at, asked.application as number | undefined),
        "UnknownReference",
        () => Effect.fail(new NotFound()),
      )
      const kept = yield* keptOf(at, columns, all)
      return all.map(({ code, name }) => ({ _id: Number(code), name, isImported: kept.has(code) }))
    }),
    import: ({ write, caller, language, body: { codes, owner } }) =>
      write((tx) => importCities(context, { tx, caller, language }, codes, owner as number | undefined)),
  }
}
