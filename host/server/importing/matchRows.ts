import { and, eq, getTableName, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { isKeyOfRecord } from "../../../src/contract/importing/recordKeys.ts"
import type { Field } from "../../../src/contract/resource/field.ts"
import { query } from "../db/database.ts"
import { columnName } from "../db/described/names.ts"
import { ownerColumn } from "../db/described/ownerColumn.ts"
import { jsonRows } from "../db/jsonRows.ts"
import { uniqueText } from "../db/searchText.ts"
import { columnNamed, type Context } from "../resource/context.ts"
import type { Values } from "../resource/fieldValues.ts"
import { recordsSeen } from "../resource/recordsSeen.ts"
import type { RuleScope } from "../resource/rules.ts"
import type { OwnerIds } from "../access/ownerIds.ts"

/** A row with its place in the slice. */
interface Sought {
  readonly place: number
  readonly body: Values
}

/** The records of an owner that the caller sees. */
const ownRecords = (context: Context, { caller, tx }: RuleScope, owner: OwnerIds): SQL | undefined => {
  const key = ownerColumn[context.resource.scope]
  const own = key ? eq(columnNamed(context, key)!, owner[key]) : undefined
  return and(own, recordsSeen(context, caller, tx))
}

interface Pair {
  readonly place: number
  readonly id: number
}

const isText = ({ kind }: Field) => kind !== "count"

/** The records that have a row's value of a field, compared as the index compares them that keeps it unique. */
const havingSame = (
  context: Context,
  at: RuleScope,
  owner: OwnerIds,
  name: string,
  rows: ReadonlyArray<Sought>,
) => {
  const field = context.resource.fields[name]!
  const table = sql.identifier(getTableName(context.table))
  const column = sql`${table}.${sql.identifier(columnName(context.resource, name))}`
  const values = rows.map(({ place, body }) => ({ place, value: body[name] }))
  const { unique } = field.rules
  const within = typeof unique === "object" ? unique.within : undefined
  const candidates = rows.map(({ body }, index) => ({
    ...values[index]!,
    ...(within !== undefined && { within: body[within] ?? null }),
  }))
  const same = isText(field)
    ? sql`${uniqueText(column)} = ${uniqueText(sql`wanted.value`)}`
    : sql`${column} = wanted.value::bigint`
  const sameWithin =
    within === undefined
      ? undefined
      : sql`coalesce(${table}.${sql.identifier(columnName(context.resource, within))}, 0) = coalesce(wanted.within, 0)`
  return query(() =>
    at.tx.execute<Pair & Record<string, unknown>>(
      sql`select wanted.place, ${table}.id::float8 as id
        from jsonb_to_recordset(${jsonRows(candidates)}) as wanted (place int, value text, within bigint)
        join ${table} on ${and(same, sameWithin, ownRecords(context, at, owner))}`,
    ),
  )
}

/** Fields whose values find the record of a row. */
const keyFields = ({ resource }: Context) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    isKeyOfRecord(field) && field.kind !== "references" ? [name] : [],
  )

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ""

/** The numbers of the records that each row names by its id or by a key. */
export const matchRows = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: OwnerIds,
  rows: ReadonlyArray<Sought & { readonly id?: number }>,
) {
  const found = new Map<number, Set<number>>()
  const add = ({ place, id }: Pair) => {
    const ids = found.get(place) ?? new Set()
    found.set(place, ids.add(id))
  }
  for (const { place, id } of rows) if (id !== undefined) add({ place, id })
  for (const name of keyFields(context)) {
    const filledRows = rows.filter(({ id, body }) => id === undefined && isGiven(body[name]))
    if (filledRows.length === 0) continue
    for (const pair of (yield* havingSame(context, at, owner, name, filledRows)).rows) add(pair)
  }
  return found
})

/** The numbers of records that are called like rows without a key, by place. */
export const calledSame = (context: Context, at: RuleScope, owner: OwnerIds, rows: ReadonlyArray<Sought>) => {
  const { title, fields } = context.resource
  const titled = rows.filter(({ body }) => isGiven(body[title]))
  return fields[title]?.kind === "text" && titled.length > 0
    ? Effect.map(havingSame(context, at, owner, title, titled), (found) => found.rows)
    : Effect.succeed<ReadonlyArray<Pair>>([])
}

/** Locks the records of an owner with these numbers, and answers which there are. */
export const lockMatched = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: OwnerIds,
  ids: ReadonlyArray<number>,
) {
  if (ids.length === 0) return []
  const { table } = context
  const locked = yield* query(() =>
    at.tx
      .select({ id: table.id })
      .from(table)
      .where(and(sql`${table.id} = any(${`{${ids.join(",")}}`}::bigint[])`, ownRecords(context, at, owner)))
      .orderBy(table.id)
      .for("update"),
  )
  return locked.map(({ id }) => id as number)
})
