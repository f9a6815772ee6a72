import { and, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import { query } from "../db/database.ts"
import { columnNamed, type Context } from "./context.ts"
import { lockRecord, noteRecord } from "./lockRecord.ts"
import { snakeCase } from "../db/described/names.ts"
import { checkWriter } from "./owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import type { Row } from "./recordRows.ts"
import type { RuleScope } from "./rules.ts"
import { ownerColumn } from "../db/described/ownerColumn.ts"

/** The records that have one order among them: those of the same owner, or of it those that name the same record. */
const orderedWith = ({ resource }: Context, owner: OwnerIds, row: Row): SQL => {
  const key = ownerColumn[resource.scope]
  const own = key ? sql`${sql.identifier(snakeCase(key))} = ${owner[key]}` : sql`true`
  if (typeof resource.order !== "object") return own
  const { within } = resource.order
  const named = (row[within] as { readonly _id: number } | null)?._id ?? null
  return sql`${own} and ${sql.identifier(snakeCase(within))} is not distinct from ${named}::bigint`
}

/** The record another one is put before or after; last without either. */
export interface RecordPlace {
  readonly before?: number
  readonly after?: number
}

/** Returns a record's position among those of its owner. */
const placeOf = ({ table }: Context, { tx }: RuleScope, id: number) =>
  query(async () => {
    const [found] = await tx
      .select({ position: columnNamed({ table }, "position")! })
      .from(table)
      .where(eq(table.id, id))
    return Number(found?.position)
  })

/** Puts a record half a place before or after a position, or last, and shares out the positions of those ordered with it. */
const shareOutPositions = (
  { table }: Context,
  { tx }: RuleScope,
  {
    id,
    before,
    own,
    beside,
  }: { readonly id: number; readonly before: number; readonly own: SQL; readonly beside: SQL },
) =>
  tx.execute(sql`update ${table} t set position = n.position from (
    select o.id, p.position from (
      select id, row_number() over (
        order by case when id = ${id} then ${beside} else position::float8 end,
          case when id = ${before} then 1 else 0 end, id) as rank
      from ${table} where ${own}) o
    join (select rank, max(position - rank) over (order by rank) + rank as position from (
      select row_number() over (order by position, id) as rank, position from ${table} where ${own}) r
    ) p on p.rank = o.rank) n where n.id = t.id and t.position <> n.position`)

/**
 * Puts a record before or after another one of the same owner, or last. Those that are ordered with it share out the
 * positions they have, made different where two were made at once.
 */
export const orderRecord = Effect.fn("resource.order")(function* (
  context: Context,
  at: RuleScope,
  id: number,
  { before, after }: RecordPlace,
) {
  const { resource, table } = context
  const beside = before ?? after
  yield* checkWriter(resource, at.caller)
  // Two who order one list at once go one after the other.
  yield* query(() => at.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`order ${resource.name}`}))`))
  const { row, owner } = yield* lockRecord(context, at, id)
  const own = orderedWith(context, owner, row)
  const position = columnNamed(context, "position")!
  const old = yield* placeOf(context, at, id)
  const [next] = yield* query(() =>
    at.tx
      .select({ position })
      .from(table)
      .where(and(eq(table.id, beside ?? id), own)),
  )
  if (!next) return yield* new UnknownReference({ field: before === undefined ? "after" : "before" })
  if (beside === id) return
  const half = before === undefined ? 0.5 : -0.5
  const place =
    beside === undefined ? sql`'infinity'::float8` : sql`${next.position}::float8 + ${half}::float8`
  yield* query(() => shareOutPositions(context, at, { id, before: before ?? 0, own, beside: place }))
  yield* noteRecord(context, at, {
    action: "ORDER",
    row,
    owner,
    changes: [{ field: "position", old, new: yield* placeOf(context, at, id) }],
  })
})
