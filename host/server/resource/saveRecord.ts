import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { datedProblems } from "../../../src/contract/resource/datedItems.ts"
import { emptiedBySave } from "../../../src/contract/resource/missingForMove.ts"
import { fixedChanges } from "../../../src/contract/resource/fixed.ts"
import { withServerItems } from "../../../src/contract/resource/listItems.ts"
import { crossProblems, withdrawn } from "../../../src/contract/resource/body.ts"
import { ValueTaken } from "../../../src/contract/resource/refusals.ts"
import { staleRecordOf } from "../../../src/contract/resource/staleRecord.ts"
import { query, refuseOn } from "../db/database.ts"
import { badRequest } from "../http/issues.ts"
import { type SentVersion, isStale, isUnversioned, requireVersion } from "../calls/versions.ts"
import type { Context } from "./context.ts"
import { asBody, columnValues, type Values } from "./fieldValues.ts"
import { shownTo } from "./findRecords.ts"
import { lockRecord, noteRecord, readRecord, recordChanges } from "./lockRecord.ts"
import { onePerOwnerName, snakeCase, uniqueName } from "../db/described/names.ts"
import { checkGiven, checkWriter, ownerOfNew, ownerReach } from "./owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import type { Row } from "./recordRows.ts"
import { checkReferences, checkTree, putReferences } from "./references.ts"
import type { RuleScope } from "./rules.ts"
import { ownerColumn } from "../db/described/ownerColumn.ts"

/** A value two records may not share, by the index that keeps them apart. */
const refuseTaken = ({ resource }: Context) =>
  refuseOn({
    ...Object.fromEntries(
      Object.entries(resource.fields).flatMap(([name, { rules }]) =>
        rules.unique ? [[uniqueName(resource, name), () => new ValueTaken({ field: name })] as const] : [],
      ),
    ),
    ...(resource.onePerOwner && {
      [onePerOwnerName(resource)]: () => new ValueTaken({ field: "owner" }),
    }),
  })

/** After the last record of the same owner. */
const lastPosition = ({ resource, table }: Context, owner: Values) => {
  const key = ownerColumn[resource.scope]
  const same = key ? sql`${sql.identifier(snakeCase(key))} = ${owner[key]}` : sql`true`
  return sql`(select coalesce(max(position), 0) + 1 from ${table} where ${same})`
}

/** Derived fields may depend on the audit line that was just written. */
const withDerived = (context: Context, at: RuleScope, row: Row) =>
  context.rules.derive ? readRecord(at.tx, context, at.caller, row._id) : Effect.succeed(row)

/** Runs the resource's rules for a record that was just written. */
const settle = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  written: { readonly id: number; readonly owner: OwnerIds; readonly before: ReadonlyArray<Row> },
) {
  const { rules } = context
  if (!rules.written) return
  const now = yield* readRecord(at.tx, context, at.caller, written.id)
  yield* rules.written(at.tx, [written.owner], [...written.before, now])
})

/** Creates a record. */
export const createRecord = Effect.fn("resource.create")(function* (
  context: Context,
  at: RuleScope,
  body: Values,
) {
  const { resource, table, rules } = context
  const { owner: ownerId, ...fieldValues } = body
  yield* checkWriter(resource, at.caller)
  yield* checkGiven(context, at, fieldValues)
  const owner = yield* ownerOfNew(context, at, ownerId as number | undefined)
  yield* checkReferences(context, at, owner.reach, fieldValues)
  if (rules.lock) yield* rules.lock(at.tx, [owner.columns])
  const more = rules.create ? yield* rules.create(at, fieldValues as never, owner.columns) : {}
  const values = {
    ...owner.columns,
    ...columnValues(resource.fields, { ...fieldValues, ...more }),
    ...(resource.status ? { status: resource.status.first } : {}),
    ...(resource.order ? { position: lastPosition(context, owner.columns) } : {}),
  }
  const [created] = yield* query(() => at.tx.insert(table).values(values).returning({ id: table.id })).pipe(
    refuseTaken(context),
  )
  const id = created!.id as number
  yield* putReferences(context, at.tx, id, fieldValues)
  if (rules.created) yield* rules.created(at.tx, id)
  yield* settle(context, at, { id, owner: owner.columns, before: [] })
  const row = yield* readRecord(at.tx, context, at.caller, id)
  const changes = recordChanges(context, {}, row)
  yield* noteRecord(context, at, { action: "CREATE", row, owner: owner.columns, changes })
  return yield* withDerived(context, at, row)
})

/** Checks the dependencies between fields on the resulting record. */
export const mergedOf = Effect.fnUntraced(function* (
  { resource }: Context,
  at: RuleScope,
  row: Row,
  body: Values,
) {
  const { fields } = resource
  const requested = { ...asBody(fields, row), ...body }
  const cleared = withdrawn(fields, requested, body)
  const current = columnValues(fields, asBody(fields, row))
  const after = { ...current, ...columnValues(fields, { ...body, ...cleared }) }
  const problems = [
    ...crossProblems(fields, { ...requested, ...cleared }, (name) => body[name] !== undefined),
    ...fixedChanges(resource, row, current, after).map((name) => [name, "unknown"] as const),
    ...datedProblems(resource, row, current, after),
    ...emptiedBySave(resource, String(row.status), row, requested).map((name) => [name, "required"] as const),
  ]
  if (problems.length === 0) return { ...body, ...cleared }
  return yield* badRequest(
    problems.map(([name, code]) => ({ path: `body.${name}`, code })),
    at.language,
  )
})

/** Saves a record unless somebody else saved it since the caller read it. Fields left out stay as they are. */
export const saveRecord = Effect.fn("resource.save")(function* (
  context: Context,
  at: RuleScope,
  id: number,
  { version, ...body }: Values,
  sentVersion: SentVersion,
) {
  const { resource, table, rules } = context
  yield* checkWriter(resource, at.caller)
  const { row, owner } = yield* lockRecord(context, at, id)
  yield* checkWriter(resource, at.caller, row)
  yield* checkGiven(context, at, body)
  yield* requireVersion(version as SentVersion, sentVersion)
  if (isStale(row, version as SentVersion, sentVersion))
    return yield* new (staleRecordOf(resource))({ current: shownTo(context, at.caller, row) })
  const merged = yield* mergedOf(context, at, row, withServerItems(resource.fields, body, row))
  yield* checkReferences(context, at, yield* ownerReach(context, at, owner), body)
  yield* checkTree(context, at.tx, id, body)
  const more = rules.save ? yield* rules.save(at, row as never, body as never, owner) : {}
  const set = {
    ...columnValues(resource.fields, { ...merged, ...more }),
    updatedAt: sql`now()`,
    version: sql`${table.version} + 1`,
  }
  yield* query(() => at.tx.update(table).set(set).where(eq(table.id, id))).pipe(refuseTaken(context))
  yield* putReferences(context, at.tx, id, merged)
  yield* settle(context, at, { id, owner, before: [row] })
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const changes = recordChanges(context, row, after)
  const line = {
    row: after,
    owner,
    changes,
    isUnversioned: isUnversioned(version as SentVersion, sentVersion),
  }
  if (changes.length > 0) yield* noteRecord(context, at, { action: "UPDATE", ...line })
  return yield* withDerived(context, at, after)
})
