import { type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { query } from "../../db/database.ts"
import { auditLines } from "../../db/auditSchema.ts"
import { tables } from "../../db/described/tables.ts"
import { importRows } from "../../db/importSchema.ts"
import type { Slice } from "../../importing/importJob.ts"
import type { Run } from "../../importing/importRuns.ts"
import type { Context } from "../../resource/context.ts"
import { recordsSeen } from "../../resource/recordsSeen.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { priceFields } from "./priceFields.ts"

const { products } = tables

/** Prices that are written at once: the embedded database does nothing else meanwhile. */
const sliceRows = 1000

/** Rows that come next, the price each gives its product, the version that has to be there, and what they are then. */
interface Step {
  readonly next: SQL
  readonly price: (name: string) => SQL
  readonly version: SQL
  readonly changes: SQL
  readonly done: SQL
  readonly left: SQL
}

const stale = (name: SQL) => sql`jsonb_build_array(jsonb_build_object('path', ${name}, 'code', 'stale'))`

/** The price the next rows are about; undefined where there are none. */
const nextField = (tx: RuleScope["tx"], run: Run, next: SQL) =>
  Effect.map(
    query(() =>
      tx
        .select({ values: importRows.values })
        .from(importRows)
        .where(sql`${importRows.importId} = ${run.id} and ${next}`)
        .limit(1),
    ),
    ([row]) => row && Object.values(priceFields).find(({ name }) => Object.hasOwn(row.values, name)),
  )

/** Writes the prices of the next rows whose products nobody changed since, with their audit lines; answers how many rows there were. */
const writePrices = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  run: Run,
  { next, price, version, changes, done, left }: Step,
) {
  const { tx, caller } = at
  if (context.rules.begin) yield* context.rules.begin(at)
  const field = yield* nextField(tx, run, next)
  if (!field) return 0
  const { name, column } = field
  const seen = recordsSeen(context, caller, tx) ?? sql`true`
  const { address, userAgent } = caller.from
  const found = yield* query(() =>
    tx.execute<{ readonly rows: number }>(sql`
      with next as (
        select line, record_id, label, changes, ${price(name)} as price, ${version} as version
        from ${importRows} where import_id = ${run.id} and ${next} order by line limit ${sliceRows}
      ), written as (
        update ${products} set ${column} = next.price, version = ${products}.version + 1, updated_at = now()
        from next where ${products}.id = next.record_id and ${products}.version = next.version and ${seen}
        returning ${products}.id, ${products}.application_id, ${products}.company_id, next.line, next.label, next.changes
      ), noted as (
        insert into ${auditLines} (application_id, company_id, actor, action, list, record_id, label, address, user_agent, changes)
        select application_id, company_id, ${caller.user.id}::bigint, 'UPDATE', ${context.resource.name}, id, label,
          ${address}::text, ${userAgent ?? null}::text, ${changes}
        from written
      ), kept as (
        update ${importRows} r set
          step = case when w.line is null then ${left} else ${done} end,
          outcome = case when w.line is null and ${left} = 'WAITING' then 'REFUSED' else r.outcome end,
          problems = case when w.line is null then ${stale(sql`${name}::text`)} else '[]' end,
          version_after = case when w.line is null then r.version_after else next.version + 1 end
        from next left join written w using (line)
        where r.import_id = ${run.id} and r.line = next.line
      )
      select count(*)::int as rows from next`),
  )
  return found.rows[0]?.rows ?? 0
})

/** Changes of prices, written and taken back slice by slice in one statement each; whoever changed a product since is left alone. */
export const priceSlices: Readonly<Record<"RUNNING" | "UNDOING", Slice>> = {
  RUNNING: (context, at, run) =>
    writePrices(context, at, run, {
      next: sql`outcome = 'UPDATED' and step = 'WAITING'`,
      price: (name) => sql`("values" ->> ${name}::text)::bigint`,
      version: sql`version_before`,
      changes: sql`changes`,
      done: sql`'WRITTEN'`,
      left: sql`'WAITING'`,
    }),
  UNDOING: (context, at, run) =>
    writePrices(context, at, run, {
      next: sql`step = 'WRITTEN'`,
      price: (name) => sql`("before" ->> ${name}::text)::bigint`,
      version: sql`version_after`,
      changes: sql`jsonb_build_array(jsonb_build_object('field', changes -> 0 -> 'field', 'old', changes -> 0 -> 'new', 'new', changes -> 0 -> 'old'))`,
      done: sql`'UNDONE'`,
      left: sql`'KEPT'`,
    }),
}
