import { and, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import { query } from "../db/database.ts"
import { columnNamed, type Context } from "./context.ts"
import { lockRecord, noteRecord } from "./lockRecord.ts"
import { snakeCase } from "../db/described/names.ts"
import { checkWriter } from "./owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import type { RuleScope } from "./rules.ts"
import { ownerColumn } from "../db/described/ownerColumn.ts"

/** The records of the same owner, which have one order among them. */
const sameOwner = ({ resource }: Context, owner: OwnerIds): SQL => {
  const key = ownerColumn[resource.scope]
  return key ? sql`${sql.identifier(snakeCase(key))} = ${owner[key]}` : sql`true`
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

/** Puts a record before or after another one of the same owner, or last. */
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
  const own = sameOwner(context, owner)
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
  yield* query(() =>
    at.tx.execute(sql`update ${table} t set position = n.position from (
      select id, row_number() over (
        order by case when id = ${id} then ${place} else position::float8 end,
          case when id = ${before ?? 0} then 1 else 0 end, id) as position
      from ${table} where ${own}) n where n.id = t.id and t.position <> n.position`),
  )
  yield* noteRecord(context, at, {
    action: "ORDER",
    row,
    owner,
    changes: [{ field: "position", old, new: yield* placeOf(context, at, id) }],
  })
})
