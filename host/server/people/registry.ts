import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { registry as contract } from "../../../src/contract/people/registry.ts"
import type { readerRegistry as readerContract } from "../../../src/contract/people/readerRegistry.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { people as peopleList } from "../../../src/contract/resources/people.ts"
import { offerPeople } from "../../../src/contract/resources/offerPeople.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import { readRecord } from "../resource/lockRecord.ts"
import type { Row } from "../resource/recordRows.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import type { RuleScope } from "../resource/rules.ts"
import { anonymizePerson, anonymizeReader } from "./anonymize.ts"
import { type Merge, mergePeople } from "./mergePeople.ts"
import { findSame, type KnownPerson } from "./samePeople.ts"

const { people } = tables

type Details = Omit<KnownPerson, "id"> & { readonly id?: number }

/** Data to compare: the given details, plus a saved record's other fields and its application. */
const knownOf = Effect.fnUntraced(function* (
  db: Database,
  context: Context,
  caller: Caller,
  request: Details,
) {
  if (request.id === undefined) return { known: request as KnownPerson }
  const row = yield* readRecord(db, context, caller, request.id)
  const { owner } = row as { readonly owner?: { readonly _id: number } | null }
  return { known: { ...(row as KnownPerson), ...request }, application: owner?._id }
})

type Changing = Pick<HandlerInput<Endpoint>, "write" | "caller" | "language">

// oxlint-disable-next-line typescript/no-explicit-any -- what a call refuses is in its endpoint
type PersonWork = (at: RuleScope) => Effect.Effect<Row, any>

/** Applies a change to a record and returns it as the caller may see it. */
const changed = (context: Context, { write, caller, language }: Changing, work: PersonWork) =>
  write((tx) => Effect.map(work({ tx, caller, language }), (row) => shownTo(context, caller, row) as never))

const mergeOf = ({ params, version, body }: HandlerInput<typeof contract.merge>): Merge => ({
  survivor: params.id,
  other: body.other,
  from: body.fields,
  version: body.version ?? version,
  otherVersion: body.otherVersion,
})

/** Records of people, told apart, put together and forgotten. */
export const registryHandlers = (
  { db }: CallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, peopleList)
  const { resource, table } = context
  const changing = (request: Changing, work: PersonWork) => changed(context, request, work)
  return {
    duplicates: Effect.fn("people.duplicates")(function* ({ body, caller }) {
      const { known, application } = yield* knownOf(db, context, caller, body as Details)
      const within = and(
        recordsWithin(resource, table, caller.reach, db),
        application === undefined ? undefined : eq(people.applicationId, application),
      )
      return yield* query(() => findSame(db, known, within))
    }),
    merge: (request) => changing(request, (at) => mergePeople(context, at, mergeOf(request))),
    anonymize: (request) =>
      changing(request, (at) => anonymizePerson(context, at, { id: request.params.id, ...request.body })),
  }
}

/** Readers of offers who ask to be forgotten. */
export const readerRegistryHandlers = (
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof readerContract> => {
  const context = contextOf(contexts, offerPeople)
  return {
    anonymize: (request) =>
      changed(context, request, (at) =>
        anonymizeReader(context, at, { id: request.params.id, ...request.body }),
      ),
  }
}
