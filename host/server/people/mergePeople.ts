import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { MergedFrom } from "../../../src/contract/people/registry.ts"
import { emptyValues } from "../../../src/contract/resource/body.ts"
import { isFinal } from "../../../src/contract/resource/fixed.ts"
import { mergedBody } from "../../../src/contract/people/mergedBody.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { staleRecordOf } from "../../../src/contract/resource/staleRecord.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { auditLines } from "../db/auditSchema.ts"
import { type Database, query } from "../db/database.ts"
import { callsAbout, forgetCalls } from "../calls/idempotency.ts"
import { mailUnsubscriptions } from "../db/messageSchema.ts"
import { topicSubscriptions } from "../db/resourceSchema.ts"
import { badRequest } from "../http/issues.ts"
import { type SentVersion, isStale, requireVersion } from "../calls/versions.ts"
import type { Context } from "../resource/context.ts"
import { asBody } from "../resource/fieldValues.ts"
import { shownTo } from "../resource/findRecords.ts"
import { type LockedRecord, lockRecord, noteRecord, readRecord } from "../resource/lockRecord.ts"
import { idOf } from "../resource/manyRecords.ts"
import { checkWriter } from "../resource/owner.ts"
import type { RuleScope } from "../resource/rules.ts"
import { saveRecord } from "../resource/saveRecord.ts"
import { moveReferences } from "./moveReferences.ts"

interface Pair {
  readonly survivor: number
  readonly other: number
}

/** Request to merge two compared records. */
export interface Merge extends Pair {
  readonly from: Readonly<Record<string, MergedFrom>>
  /** The states they compared. */
  readonly version: SentVersion
  readonly otherVersion: SentVersion
}

/** Adds the other record's subscriptions to the kept one; the remaining ones are deleted with the other record. */
const moveSubscriptions = (tx: Database, { survivor, other }: Pair) =>
  tx.execute(sql`insert into ${topicSubscriptions} (topic_id, person_id)
    select topic_id, ${survivor} from ${topicSubscriptions} where person_id = ${other} on conflict do nothing`)

/** Whoever unsubscribed as either gets no mail as one. */
const moveUnsubscription = (tx: Database, { survivor, other }: Pair) =>
  tx.execute(sql`insert into ${mailUnsubscriptions} (person_id, at)
    select ${survivor}, at from ${mailUnsubscriptions} where person_id = ${other} on conflict do nothing`)

/** Two records may not have one CPF, not even until the other one is gone. */
const freeUnique = (tx: Database, { resource, table }: Context, other: number) => {
  const unique = Object.entries(resource.fields).filter(([, { rules }]) => rules.unique)
  const set = Object.fromEntries(unique.map(([name, { kind }]) => [name, emptyValues[kind] ?? null]))
  return tx.update(table).set(set).where(eq(table.id, other))
}

/** Adds the other record's history to the kept record's. */
const moveHistory = (tx: Database, { resource }: Context, { survivor, other }: Pair) =>
  tx
    .update(auditLines)
    .set({ recordId: survivor })
    .where(and(eq(auditLines.list, resource.name), eq(auditLines.recordId, other)))

/** Locked in the order of their numbers, so that two who merge at once do not wait for each other. */
const lockPair = Effect.fnUntraced(function* (context: Context, at: RuleScope, { survivor, other }: Pair) {
  if (survivor === other) return yield* new NotFound()
  const [low, high] = [Math.min(survivor, other), Math.max(survivor, other)]
  const first = yield* lockRecord(context, at, low)
  const second = yield* lockRecord(context, at, high)
  if (first.owner.applicationId !== second.owner.applicationId) return yield* new NotFound()
  const final = [first, second].find(({ row }) => isFinal(context.resource, row))
  if (final) return yield* new MoveRefused({ from: final.row.status ?? "", nextStatuses: [] })
  return survivor === low ? { own: first, absorbed: second } : { own: second, absorbed: first }
})

/** Neither of two who write one of the records at the same time loses what they wrote. */
const refuseStale = Effect.fnUntraced(function* (
  context: Context,
  { caller }: RuleScope,
  {
    own,
    absorbed,
    version,
    otherVersion,
  }: Merge & { readonly own: LockedRecord; readonly absorbed: LockedRecord },
) {
  for (const [{ row }, sentVersion] of [
    [own, version],
    [absorbed, otherVersion],
  ] as const) {
    yield* requireVersion(sentVersion)
    if (isStale(row, sentVersion))
      return yield* new (staleRecordOf(context.resource))({ current: shownTo(context, caller, row) })
  }
})

/** Makes two records one: values as told, what named the other one names this one, and one history. */
export const mergePeople = Effect.fn("people.merge")(function* (
  context: Context,
  at: RuleScope,
  merge: Merge,
) {
  const { resource } = context
  yield* checkWriter(resource, at.caller)
  const pair: Pair = { survivor: merge.survivor, other: merge.other }
  const { own, absorbed } = yield* lockPair(context, at, pair)
  yield* refuseStale(context, at, { ...merge, own, absorbed })
  const merged = mergedBody(
    resource,
    merge.from,
    asBody(resource.fields, own.row),
    asBody(resource.fields, absorbed.row),
  )
  if (merged.problems.length > 0)
    return yield* badRequest(
      merged.problems.map(([name, code]) => ({ path: `body.fields.${name}`, code })),
      at.language,
    )
  const called = ({ row }: LockedRecord) => ({ _id: idOf(row), label: recordTitle(resource, row) })
  yield* moveReferences(context, at, called(absorbed), called(own))
  yield* query(() => moveSubscriptions(at.tx, pair))
  yield* query(() => moveUnsubscription(at.tx, pair))
  yield* query(() => freeUnique(at.tx, context, pair.other))
  const saved = yield* saveRecord(context, at, pair.survivor, merged.body, "checked")
  yield* query(() => at.tx.delete(context.table).where(eq(context.table.id, pair.other)))
  if (context.rules.written) yield* context.rules.written(at.tx, [own.owner], [absorbed.row as never])
  yield* query(() => moveHistory(at.tx, context, pair))
  const application = own.owner.applicationId ?? 0
  yield* query(() => forgetCalls(at.tx, callsAbout(resource, { ids: [pair.other], application })))
  const reason = `${recordTitle(resource, absorbed.row)} (#${pair.other})`
  yield* noteRecord(context, at, { action: "MERGE", row: saved, owner: own.owner, changes: [], reason })
  return yield* readRecord(at.tx, context, at.caller, pair.survivor)
})
