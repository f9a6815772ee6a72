import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { registry as contract } from "../../../src/contract/people/registry.ts"
import type { readerRegistry as readerContract } from "../../../src/contract/people/readerRegistry.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { Asked, CallServices, HandlersOf } from "../calls/handler.ts"
import type { Context } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import { readRecord } from "../resource/holdRecord.ts"
import type { Row } from "../resource/recordRows.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import type { RuleScope } from "../resource/rules.ts"
import { anonymizePerson, anonymizeReader } from "./anonymize.ts"
import { type Merge, mergePeople } from "./mergePeople.ts"
import { findSame, type Known } from "./samePeople.ts"

const { people } = tables

type Details = Omit<Known, "id"> & { readonly id?: number }

/** Data to compare: the given details, plus a saved record's other fields and its application. */
const knownOf = Effect.fnUntraced(function* (db: Database, context: Context, caller: Caller, asked: Details) {
  if (asked.id === undefined) return { known: asked as Known }
  const row = yield* readRecord(db, context, caller, asked.id)
  const { owner } = row as { readonly owner?: { readonly _id: number } | null }
  return { known: { ...(row as Known), ...asked }, application: owner?._id }
})

type Changing = Pick<Asked<Endpoint>, "write" | "caller" | "language">

// oxlint-disable-next-line typescript/no-explicit-any -- what a call refuses is in its endpoint
type Work = (at: RuleScope) => Effect.Effect<Row, any>

/** Applies a change to a record and returns it as the caller may see it. */
const changed = (context: Context, { write, caller, language }: Changing, work: Work) =>
  write((tx) => Effect.map(work({ tx, caller, language }), (row) => shownTo(context, caller, row) as never))

const wishOf = ({ params, version, body }: Asked<typeof contract.merge>): Merge => ({
  kept: params.id,
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
  const context = contexts.find(({ resource }) => resource.name === "people")!
  const { resource, table } = context
  const changing = (asked: Changing, work: Work) => changed(context, asked, work)
  return {
    duplicates: Effect.fn("people.duplicates")(function* ({ body, caller }) {
      const { known, application } = yield* knownOf(db, context, caller, body as Details)
      const within = and(
        recordsWithin(resource, table, caller.reach, db),
        application === undefined ? undefined : eq(people.applicationId, application),
      )
      return yield* query(() => findSame(db, known, within))
    }),
    merge: (asked) => changing(asked, (at) => mergePeople(context, at, wishOf(asked))),
    anonymize: (asked) =>
      changing(asked, (at) => anonymizePerson(context, at, { id: asked.params.id, ...asked.body })),
  }
}

/** Readers of offers who ask to be forgotten. */
export const readerRegistryHandlers = (
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof readerContract> => {
  const context = contexts.find(({ resource }) => resource.name === "offerPeople")!
  return {
    anonymize: (asked) =>
      changed(context, asked, (at) => anonymizeReader(context, at, { id: asked.params.id, ...asked.body })),
  }
}
