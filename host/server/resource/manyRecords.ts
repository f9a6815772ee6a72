import * as Effect from "effect/Effect"
import { type AuditLine, writeAudit } from "../audit/audit.ts"
import { among } from "../lists/bulk.ts"
import { query } from "../db/database.ts"
import type { Context } from "./context.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { ownerSelection } from "./owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import { readRecords, type Row } from "./recordRows.ts"
import type { RuleScope } from "./rules.ts"

/** Records a call holds at once, and by number whose each is. */
export interface ManyHeld {
  readonly rows: ReadonlyArray<Row>
  readonly owners: ReadonlyMap<number, OwnerIds>
}

/** The number of a record of this server. */
export const idOf = ({ _id }: Row): number => _id

/** Reads the locked records. */
export const readLocked = Effect.fnUntraced(function* (
  context: Context,
  { tx }: Pick<RuleScope, "tx">,
  ids: ReadonlyArray<number>,
) {
  const { table } = context
  const where = among(table, ids)
  const rows = yield* query(() => readRecords(tx, context, { where }))
  const owned = yield* query(() =>
    tx
      .select({ id: table.id, ...ownerSelection(context) })
      .from(table)
      .where(where),
  )
  const owners = new Map(owned.map(({ id, ...owner }) => [id as number, owner as OwnerIds]))
  return { rows, owners } satisfies ManyHeld
})

/** Records in the audit log what was done to each of many records. */
export const noteRecords = (
  context: Context,
  { tx, caller }: RuleScope,
  { rows, owners }: ManyHeld,
  lineOf: (row: Row) => Pick<AuditLine, "action" | "changes" | "reason">,
): Effect.Effect<void> =>
  writeAudit(
    tx,
    caller,
    rows.map((row) => ({
      ...lineOf(row),
      list: context.resource.name,
      recordId: idOf(row),
      label: recordTitle(context.resource, row),
      owner: owners.get(idOf(row)) ?? {},
    })),
  )
