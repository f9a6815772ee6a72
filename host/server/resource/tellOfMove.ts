import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { mayWrite } from "../../../src/contract/resource/mayWrite.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { staffWho } from "../access/authorities.ts"
import { anyOf } from "../db/anyOf.ts"
import { query } from "../db/database.ts"
import { jsonRows } from "../db/jsonRows.ts"
import { lastMover } from "../news/lastMover.ts"
import { publishNews } from "../news/publishNews.ts"
import { columnNamed, type Context } from "./context.ts"
import { idOf } from "./manyRecords.ts"
import type { Row } from "./recordRows.ts"
import type { RuleScope } from "./rules.ts"

interface Moved {
  readonly to: string
  readonly reason?: string
}

/** SQL: the moved records with what is said of them. */
const moved = ({ resource }: Context, { caller }: RuleScope, rows: ReadonlyArray<Row>, { reason }: Moved) => {
  const said = rows.map((row) => ({
    id: idOf(row),
    values: { name: recordTitle(resource, row), by: caller.user.fullname, ...(reason && { reason }) },
  }))
  return sql`jsonb_to_recordset(${jsonRows(said)}) as moved(id bigint, "values" jsonb)`
}

/** Tells those who may approve records that these wait for it: the platform's people, and those of the application. */
const tellApprovers = async (context: Context, at: RuleScope, rows: ReadonlyArray<Row>, move: Moved) => {
  const { resource, table } = context
  const approvers = await staffWho(at.tx, (authority) => mayWrite(resource, authority))
  const application = columnNamed(context, "applicationId")
  const reaches = application
    ? sql`(approver.is_root or approver.application_id = ${application})`
    : sql`approver.is_root`
  await publishNews(at.tx, {
    kind: "APPROVAL_WAITING",
    by: at.caller.user.id as number,
    rows: sql`select approver.id, ${resource.name}, moved.id, moved.values
      from ${moved(context, at, rows, move)} join ${table} on ${table.id} = moved.id
      join users approver on ${reaches} where approver.id = ${anyOf(approvers)}`,
  })
}

/** Tells whoever asked for approval that it was given or refused. */
const tellAsker = (
  context: Context,
  at: RuleScope,
  rows: ReadonlyArray<Row>,
  move: Moved & { readonly requested: string; readonly isGiven: boolean },
) => {
  const { name } = context.resource
  return publishNews(at.tx, {
    kind: move.isGiven ? "APPROVAL_GIVEN" : "APPROVAL_REFUSED",
    by: at.caller.user.id as number,
    rows: sql`select ${lastMover(name, sql`moved.id`, move.requested)}, ${name}, moved.id, moved.values
      from ${moved(context, at, rows, move)}`,
  })
}

const tellOfApproval = async (context: Context, at: RuleScope, rows: ReadonlyArray<Row>, move: Moved) => {
  const { requested, approved = [] } = context.resource.status?.approval ?? {}
  if (requested === undefined || rows.length === 0) return
  if (move.to === requested) return tellApprovers(context, at, rows, move)
  const waiting = rows.filter(({ status }) => status === requested)
  if (waiting.length === 0) return
  await tellAsker(context, at, waiting, { ...move, requested, isGiven: approved.includes(move.to) })
}

/** Tells users of records that were moved, which are given as they were before. */
export const tellOfMove = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  rows: ReadonlyArray<Row>,
  move: Moved,
) {
  if (context.rules.moved && rows.length > 0) yield* context.rules.moved(at, rows as never, move.to)
  yield* query(() => tellOfApproval(context, at, rows, move))
})
