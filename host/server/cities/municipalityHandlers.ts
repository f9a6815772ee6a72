import { and, eq, inArray } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { municipalities as contract } from "../../../src/contract/places/municipalities.ts"
import { cities } from "../../../src/contract/resources/cities.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { query } from "../db/database.ts"
import { cities as table } from "../db/resourceSchema.ts"
import type { HandlersOf, Tools } from "../http/handler.ts"
import type { Context } from "../resource/context.ts"
import { columnValues } from "../resource/fieldValues.ts"
import { recordChanges } from "../resource/holdRecord.ts"
import { noteRecords, readHeld } from "../resource/manyRecords.ts"
import { checkWriter, type OwnerColumns, ownerOfNew } from "../resource/owner.ts"
import type { RuleScope } from "../resource/rules.ts"
import { type KnownMunicipality, knownMunicipalities, municipalitiesOf } from "./municipalities.ts"

const resource = cities as unknown as Resource
const { ibgeCode, applicationId } = table

/** The codes of cities an application has. */
const codesOf = (
  { tx }: Pick<RuleScope, "tx">,
  { applicationId: id }: OwnerColumns,
  codes: ReadonlyArray<string>,
) =>
  Effect.map(
    query(() =>
      tx
        .select({ code: ibgeCode! })
        .from(table)
        .where(and(eq(applicationId!, id), inArray(ibgeCode!, [...codes]))),
    ),
    (rows) => new Set(rows.map(({ code }) => code as string)),
  )

const rowOf = ({ code, name, state, center, timeZone }: KnownMunicipality) =>
  columnValues(resource.fields, { name, state, ibgeCode: code, timeZone, center, isActive: false })

/** Makes cities; of two who import one at once the second makes none. */
const makeCities = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: OwnerColumns,
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

const importCities = Effect.fn("municipalities.import")(function* (
  context: Context,
  at: RuleScope,
  codes: ReadonlyArray<string>,
  named: number | undefined,
) {
  yield* checkWriter(resource, at.caller)
  const { columns } = yield* ownerOfNew(context, at, named)
  const there = yield* codesOf(at, columns, codes)
  const known = knownMunicipalities()
  const wanted = codes.flatMap((code) => (there.has(code) ? [] : (known.get(code) ?? [])))
  const made = yield* makeCities(context, at, columns, wanted)
  return { made, kept: [...there], unknown: codes.filter((code) => !known.has(code)) }
})

/** The calls about Brazil's municipalities. */
export const municipalityHandlers = (
  { db }: Tools,
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
      const there = yield* codesOf(
        at,
        columns,
        all.map(({ code }) => code),
      )
      return all.map(({ code, name }) => ({ _id: Number(code), name, isImported: there.has(code) }))
    }),
    import: ({ write, caller, language, body: { codes, owner } }) =>
      write((tx) => importCities(context, { tx, caller, language }, codes, owner as number | undefined)),
  }
}
