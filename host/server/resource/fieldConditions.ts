import { and, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Field } from "../../../src/contract/resource/field.ts"
import { type FilterWay, filterWay } from "../../../src/contract/resource/filter.ts"
import { endingValues, finishedLists, openStatuses } from "../../../src/contract/resource/finishing.ts"
import { type DayOrPeriod, endsOf, weekdayNamed } from "../../../src/contract/resource/validity.ts"
import { columnContaining, textContains } from "../lists/search.ts"
import { combinedText } from "./combinedText.ts"
import { columnNamed, type Context } from "./context.ts"
import type { Values } from "./fieldValues.ts"
import { statusColumn } from "./statusColumn.ts"
import { joinOf } from "../db/described/tables.ts"
import { todayColumn, zoneColumn } from "./zoneColumn.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

/** A filter with its field and column. */
type Filtered = Pick<Context, "resource" | "table"> & Partial<Pick<Context, "rules">>

interface FilterPart {
  readonly context: Filtered
  readonly name: string
  readonly field: Field | undefined
  readonly column: PgColumn | SQL
  readonly value: unknown
}

type Between = { readonly from?: number | string; readonly to?: number | string }

/** The beginning of a day by the clock of a record's store. */
const startOf = (context: Filtered, day: unknown, more: number): SQL =>
  sql`((${day}::date + ${sql.raw(String(more))})::timestamp at time zone ${zoneColumn(context)})`

/** A day that is earlier, or later, by every clock: it compares with an index, which clocks of many stores do not. */
const bound = (day: unknown, more: number): SQL =>
  sql`((${day}::date + ${sql.raw(String(more))})::timestamp at time zone 'UTC')`

const list = (values: unknown, type: string): SQL =>
  sql`array[${sql.join(
    (values as ReadonlyArray<unknown>).map((value) => sql`${value}`),
    sql`, `,
  )}]::${sql.raw(type)}[]`

const typeOf: Readonly<Partial<Record<string, string>>> = { flag: "boolean", choice: "text" }

const someOf = ({ context, name, field, column, value }: FilterPart): SQL => {
  if (field?.kind === "choices") return sql`${column} && ${list(value, "text")}`
  if (field?.kind === "references" && field.rules.derived)
    return sql`exists (select 1 from json_array_elements(${column}) named where (named ->> '_id')::bigint = any(${list(value, "bigint")}))`
  if (field?.kind === "references") {
    const join = joinOf(context.resource, name)
    return sql`${context.table.id} in (select j.record_id from ${join} j where j.target_id = any(${list(value, "bigint")}))`
  }
  const type = name === "status" && !field ? "text" : (entryOf(typeOf, field?.kind) ?? "bigint")
  return sql`${column} = any(${list(value, type)})`
}

const inDays = ({ context, field, column, value }: FilterPart): SQL | undefined => {
  const { from, to } = value as Between
  if (field?.kind === "day")
    return and(
      from === undefined ? undefined : sql`${column} >= ${from}::date`,
      to === undefined ? undefined : sql`${column} <= ${to}::date`,
    )
  return and(
    from === undefined
      ? undefined
      : sql`${column} >= ${bound(from, -1)} and ${column} >= ${startOf(context, from, 0)}`,
    to === undefined
      ? undefined
      : sql`${column} < ${bound(to, 2)} and ${column} < ${startOf(context, to, 1)}`,
  )
}

const inNumbers = ({ column, value }: FilterPart): SQL | undefined => {
  const { from, to } = value as Between
  return and(
    from === undefined ? undefined : sql`${column} >= ${from}::float8`,
    to === undefined ? undefined : sql`${column} <= ${to}::float8`,
  )
}

/** Filter: valid on some part of a day or period, by the fields the description's `validity` names. */
const validOn = ({ context, value }: FilterPart): SQL | undefined => {
  const { fields, validity } = context.resource
  if (!validity) return undefined
  const columnOf = (name: string) =>
    entryOf(context.table as unknown as Readonly<Record<string, PgColumn>>, name)
  const [from, until] = [columnOf(validity.from), columnOf(validity.until)]
  const [first, last] = endsOf(value as DayOrPeriod)
  const start = fields[validity.until]?.kind === "day" ? sql`${first}::date` : startOf(context, first, 0)
  const next = fields[validity.from]?.kind === "day" ? sql`${last}::date + 1` : startOf(context, last, 1)
  const ends = fields[validity.until]?.kind === "day" ? sql`>=` : sql`>`
  const isDay = typeof value === "string"
  const days = !isDay || validity.weekdays === undefined ? undefined : columnOf(validity.weekdays)
  return and(
    last === undefined ? undefined : sql`${from} < ${next}`,
    first === undefined ? undefined : sql`(${until} is null or ${until} ${ends} ${start})`,
    days && sql`(${days} = '{}' or ${weekdayNamed(String(value))} = any(${days}))`,
  )
}

const withPart = ({ context, name, field, column, value }: FilterPart): SQL | undefined => {
  if (value === null) return sql`${column} is null`
  const isPlain = field?.rules.searched && column === columnNamed(context, name)
  const combined = isPlain ? combinedText(context) : undefined
  return combined ? columnContaining(String(value), column, combined) : textContains(column, String(value))
}

const present = ({ context, name, field, column, value }: FilterPart): SQL => {
  if (field?.kind === "references") {
    const join = joinOf(context.resource, name)
    return sql`exists (select 1 from ${join} j where j.record_id = ${context.table.id}) = ${value}`
  }
  if (field?.kind === "list") return sql`(jsonb_array_length(${column}) > 0) = ${value}`
  return value === true ? sql`${column} is not null` : sql`${column} is null`
}

/** Filter: still open. */
const isOpen = (context: Filtered): SQL => {
  const open = openStatuses(context.resource)
  return open ? sql`${statusColumn(context)} = any(${list(open, "text")})` : sql`true`
}

/** Filter: ends within `value` days from today, today included; excludes ended and self-renewing records. */
const ending = ({ context, value }: FilterPart): SQL | undefined => {
  const { ending: name } = context.resource
  if (name === undefined) return undefined
  const today = todayColumn(context)
  return and(
    sql`${columnNamed(context, name)} between ${today} and ${today} + ${value}::int`,
    isOpen(context),
    ...Object.entries(endingValues(context.resource)).map(
      ([field, values]) => sql`${columnNamed(context, field)}::text = any(${list(values, "text")})`,
    ),
  )
}

/** Filter: not over, and with an item, or something else by its rules, that is still to be done; or all others. */
const undone = ({ context, value }: FilterPart): SQL | undefined => {
  const { resource, table, rules } = context
  const [name = ""] = finishedLists(resource)
  const doneField = resource.fields[name]?.rules.done
  if (doneField === undefined) return undefined
  const items = sql`jsonb_array_elements(${columnNamed(context, name)}) as item`
  const isItem = sql`exists (select 1 from ${items} where item ->> ${doneField}::text is null)`
  const found = sql`(${isOpen(context)} and (${isItem} or ${rules?.undone?.(table.id) ?? sql`false`}))`
  return value === true ? found : sql`not ${found}`
}

/** Filter: past due in a status it should have left; or all others. */
const overdue = ({ context, value }: FilterPart): SQL | undefined => {
  const { due } = context.resource
  if (due === undefined) return undefined
  const isOn = sql`${statusColumn(context)} = any(${list(due.while, "text")})`
  const found = sql`(${isOn} and coalesce(${columnNamed(context, due.at)} < now(), false))`
  return value === true ? found : sql`not ${found}`
}

const handledBy = (part: FilterPart): SQL | undefined => {
  const { context, value } = part
  const column = context.resource.handler && columnNamed(context, context.resource.handler)
  if (!column) return undefined
  const users = (value as ReadonlyArray<number | null>).filter((one) => one !== null)
  return or(
    users.length > 0 ? someOf({ ...part, column, value: users }) : undefined,
    users.length < (value as ReadonlyArray<unknown>).length ? sql`${column} is null` : undefined,
  )
}

const conditions: Readonly<Record<FilterWay, (part: FilterPart) => SQL | undefined>> = {
  values: someOf,
  numbers: inNumbers,
  days: inDays,
  validity: validOn,
  ending,
  undone,
  overdue,
  handledBy,
  part: withPart,
  presence: present,
  none: () => undefined,
}

/** The rows that filters of a description find, by what each is read from. */
export const fieldConditions = (
  context: Filtered,
  filter: Values,
  columnOf: (name: string) => PgColumn | SQL,
): SQL | undefined =>
  and(
    ...Object.entries(filter).map(([name, value]) =>
      value === undefined
        ? undefined
        : conditions[filterWay(context.resource, name)]({
            context,
            name,
            field: context.resource.fields[name],
            column: columnOf(name),
            value,
          }),
    ),
  )
