import { type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { DerivedStatus } from "../../../src/contract/resource/resource.ts"
import { columnNamed, type ListTable } from "./context.ts"
import { todayColumn } from "./zoneColumn.ts"

const texts = (values: ReadonlyArray<string>): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )})`

const isPast = (context: ListTable, name: string, daysBefore: number | undefined): SQL => {
  const column = columnNamed(context, name)
  const days = sql.raw(String(daysBefore ?? 0))
  if (context.resource.fields[name]?.kind === "moment")
    return sql`${column} - make_interval(days => ${days}) <= now()`
  const today = todayColumn(context)
  return daysBefore === undefined ? sql`${column} < ${today}` : sql`${column} - ${days} <= ${today}`
}

const isToCome = (context: ListTable, name: string): SQL =>
  sql`${columnNamed(context, name)} > ${context.resource.fields[name]?.kind === "moment" ? sql`now()` : todayColumn(context)}`

const isOffToday = (context: ListTable, name: string): SQL => {
  const days = columnNamed(context, name)
  return sql`(cardinality(${days}) > 0 and to_char(${todayColumn(context)}, 'DY') <> all(${days}))`
}

const areDone = (context: ListTable, [name, done]: NonNullable<DerivedStatus["items"]>): SQL => {
  const field = context.resource.fields[name]
  const items = sql`jsonb_array_elements(${columnNamed(context, name)}) as item where item ->> ${sql.raw(`'${field?.rules.done}'`)}`
  const some = sql`exists (select 1 from ${items} is not null)`
  return done === "some" ? some : sql`${some} and not exists (select 1 from ${items} is null)`
}

/** The condition of a rule, as `derivedStatus` of the contract has it. */
const ruleApplies = (
  context: ListTable,
  { past, before, daysBefore, notOn, items, filled, when = {} }: DerivedStatus,
): SQL =>
  sql.join(
    [
      ...(past === undefined ? [] : [isPast(context, past, daysBefore)]),
      ...(before === undefined ? [] : [isToCome(context, before)]),
      ...(notOn === undefined ? [] : [isOffToday(context, notOn)]),
      ...(items ? [areDone(context, items)] : []),
      ...(filled ? [sql`${columnNamed(context, filled[0])} >= ${columnNamed(context, filled[1])}`] : []),
      ...Object.entries(when).map(
        ([name, statuses]) => sql`${columnNamed(context, name)}::text in ${texts(statuses)}`,
      ),
    ],
    sql` and `,
  )

const make = (context: ListTable): PgColumn | SQL | undefined => {
  const { derived = [] } = context.resource.status ?? {}
  return derived.reduce<PgColumn | SQL | undefined>(
    (status, rule) =>
      sql`case when ${status} in ${texts(rule.from)} and ${ruleApplies(context, rule)} then ${rule.to}::text else ${status} end`,
    columnNamed(context, "status"),
  )
}

const made = new WeakMap<ListTable, ReturnType<typeof make>>()

/**
 * A record's status for reading, filtering and sorting: the stored one, and the one derived from time and its fields.
 */
export const statusColumn = (context: ListTable): PgColumn | SQL | undefined => {
  const known = made.get(context) ?? make(context)
  made.set(context, known)
  return known
}
