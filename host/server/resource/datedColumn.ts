import { type SQL, sql } from "drizzle-orm"
import { datedList } from "../../../src/contract/resource/datedList.ts"
import { columnNamed, type Context } from "./context.ts"
import { todayColumn } from "./zoneColumn.ts"

const make = (context: Context, name: string): SQL | undefined => {
  const [list = "", field, day = ""] = datedList(context.resource) ?? []
  const column = columnNamed(context, name)
  if (!field?.fields?.[name] || !column) return undefined
  const key = (of: string) => sql.raw(`item ->> '${of}'`)
  return sql`coalesce((select (${key(name)})::${sql.raw(column.getSQLType())}
    from jsonb_array_elements(${columnNamed(context, list)}) with ordinality as items(item, place)
    where ${key(day)} <= (${todayColumn(context)})::text and ${key(name)} is not null
    order by ${key(day)} desc, place desc limit 1), ${column})`
}

const cache = new WeakMap<Context, Map<string, SQL | undefined>>()

/** SQL for a field's value today if items of a list replace it from a day on, like `valueAt` of the contract. */
export const datedColumn = (context: Context, name: string): SQL | undefined => {
  const known = cache.get(context) ?? new Map<string, SQL | undefined>()
  if (!known.has(name)) known.set(name, make(context, name))
  cache.set(context, known)
  return known.get(name)
}
