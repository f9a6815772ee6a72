import { and, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"
import { type AuditLine, writeAudit } from "../audit/audit.ts"
import type { Caller } from "../access/caller.ts"
import { changesOf } from "../audit/changes.ts"
import { type Database, query } from "../db/database.ts"
import type { Context } from "./context.ts"
import { ownerSelection } from "./owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import { readRecords, type AnyRow, type Row } from "./recordRows.ts"
import { recordsSeen } from "./recordsSeen.ts"
import type { RuleScope } from "./rules.ts"

/** One record the caller sees. */
export const readRecord = Effect.fnUntraced(function* <R extends Resource>(
  db: Database,
  context: Context<R>,
  caller: Caller,
  id: number,
) {
  const where = and(eq(context.table.id, id), recordsSeen(context, caller, db))
  const [row] = yield* query(() => readRecords(db, context, { where, reach: caller.reach }))
  return row ?? (yield* new NotFound())
})

/** A record that nobody else changes until the transaction is over, and whose it is. */
export interface LockedRecord<R extends Resource = Resource> {
  readonly row: Row<R>
  readonly owner: OwnerIds
}

/** Takes the lock of the owners of some records, where their resource has one, before any of them is locked. */
export const lockOwners = Effect.fnUntraced(function* (
  context: Context,
  tx: Database,
  where: SQL | undefined,
) {
  const { rules, table } = context
  if (!rules.lock) return
  const owners = yield* query(() => tx.selectDistinct(ownerSelection(context)).from(table).where(where))
  yield* rules.lock(tx, owners as ReadonlyArray<OwnerIds>)
})

/** Locks a record the caller sees. */
export const lockRecord = Effect.fnUntraced(function* <R extends Resource>(
  context: Context<R>,
  { tx, caller }: RuleScope,
  id: number,
) {
  const { table } = context
  const where = and(eq(table.id, id), recordsSeen(context, caller, tx))
  yield* lockOwners(context, tx, where)
  const [locked] = yield* query(() =>
    tx
      .select({ id: table.id, ...ownerSelection(context) })
      .from(table)
      .where(where)
      .for("update"),
  )
  if (!locked) return yield* new NotFound()
  const { id: _, ...owner } = locked
  const row = yield* readRecord(tx, context, caller, id)
  return { row, owner: owner as OwnerIds } satisfies LockedRecord<R>
})

/** The fields in which two states of a record differ. */
export const recordChanges = (
  { resource: { fields } }: Context,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): HistoryEntry["changes"] => {
  const storedFields = Object.keys(fields).filter((name) => !fields[name]?.rules.derived)
  return changesOf(["status", ...storedFields], before, after, fields)
}

/** Records in the audit log what was done to one record. */
export const noteRecord = (
  context: Context,
  { tx, caller }: Pick<RuleScope, "tx" | "caller">,
  line: Pick<AuditLine, "action" | "owner" | "reason" | "changes" | "isUnversioned"> & {
    readonly row: AnyRow
  },
): Effect.Effect<void> => {
  const { row, ...rest } = line
  return writeAudit(tx, caller, [
    {
      ...rest,
      list: context.resource.name,
      recordId: row._id,
      label: recordTitle(context.resource, row),
    },
  ])
}

/** Writes columns of a record that is held, and records in the audit log in which fields it differs by then. */
export const changeLocked = Effect.fnUntraced(function* <R extends Resource>(
  context: Context<R>,
  at: Pick<RuleScope, "tx" | "caller">,
  { row, owner }: LockedRecord,
  columns: Readonly<Record<string, unknown>>,
  reason?: string,
) {
  const { table } = context
  const id = row._id
  const set = { ...columns, updatedAt: sql`now()`, version: sql`${table.version} + 1` }
  yield* query(() => at.tx.update(table).set(set).where(eq(table.id, id)))
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const changes = recordChanges(context, row, after)
  const action = after.status === row.status ? "UPDATE" : "STATUS"
  yield* noteRecord(context, at, {
    action,
    row: after,
    owner,
    changes,
    ...(reason !== undefined && { reason }),
  })
  return after
})
