import { type SQL, sql } from "drizzle-orm"
import { index, type PgColumn, type PgTableExtraConfigValue, uniqueIndex } from "drizzle-orm/pg-core"
import type { Field } from "../../../../src/contract/resource/field.ts"
import { isDated } from "../../../../src/contract/resource/datedList.ts"
import { isNamed, sortFields } from "../../../../src/contract/resource/filter.ts"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { nameOrder, uniqueText } from "../searchText.ts"
import { indexName, joinName, onePerOwnerName, tableName, uniqueName } from "./names.ts"
import { ownerColumn } from "./ownerColumn.ts"

/** Columns of a table by name. */
export type Columns = Readonly<Record<string, PgColumn>>

/** Texts of one owner that are folded to the same count as the same; keys that the server makes are no names. */
const uniqueValue = ({ kind, rules }: Field, column: PgColumn): PgColumn | SQL => {
  if (kind === "count") return column
  return rules.from === "server" ? sql`lower(${column})` : uniqueText(column)
}

const several = (columns: ReadonlyArray<unknown>) => columns as [PgColumn, ...Array<PgColumn>]

const fieldIndexes = (resource: Resource, t: Columns, owner: ReadonlyArray<PgColumn>) =>
  Object.entries(resource.fields).flatMap(([name, field]): ReadonlyArray<PgTableExtraConfigValue> => {
    const column = t[name]!
    const { unique } = field.rules
    if (unique) {
      // Records that name none are among themselves.
      const within = typeof unique === "object" ? [sql`coalesce(${t[unique.within]}, 0)`] : []
      return [
        uniqueIndex(uniqueName(resource, name)).on(
          ...several([...owner, ...within, uniqueValue(field, column)]),
        ),
      ]
    }
    return field.kind === "reference" ? [index(`${joinName(resource, name)}_index`).on(column)] : []
  })

/**
 * Fields a list sorts by with one click: its title and the columns it shows. Columns that people must first select are
 * left out.
 */
const indexedFields = (resource: Resource): ReadonlyArray<string> => {
  const shown = new Set<string>(resource.columns)
  // A field whose value changes from a day on has no stable order.
  const sorted = sortFields(resource).filter(
    (name) => shown.has(name) && !isDated(resource, name) && !resource.fields[name]?.rules.derived,
  )
  return [...new Set([resource.title, ...sorted, ...(resource.status ? ["status"] : [])])]
}

/**
 * An index for each order people press for. Behind the value and the number stand the owners, so that a page deep in
 * the list is counted off in the index alone; a name that is folded stands behind them once more for that.
 */
const sortIndexes = (resource: Resource, t: Columns, owners: ReadonlyArray<PgColumn>) =>
  indexedFields(resource).map((name) =>
    index(indexName(resource, name)).on(
      ...several(
        isNamed(resource.fields[name])
          ? [nameOrder(t[name]!), t["id"]!, ...owners, t[name]!]
          : [t[name]!, t["id"]!, ...owners],
      ),
    ),
  )

const searchIndexes = (resource: Resource, t: Columns) =>
  ["searchText", "spacedText"].flatMap((key) =>
    t[key] ? [index(indexName(resource, key)).using("gin", sql`${t[key]} gin_trgm_ops`)] : [],
  )

/** The indexes of a resource's table: those of its owners, orders, search, references and unique values. */
export const recordIndexes = (resource: Resource, t: Columns): Array<PgTableExtraConfigValue> => {
  const name = tableName(resource)
  const key = ownerColumn[resource.scope]
  const owner = key ? [t[key]!] : []
  const { applicationId, position, id } = t
  const owners = [...new Set([...(applicationId ? [applicationId] : []), ...owner])]
  return [
    ...(key ? [index(`${name}_by_owner`).on(...several([...owner, id]))] : []),
    ...(key && resource.onePerOwner ? [uniqueIndex(onePerOwnerName(resource)).on(t[key]!)] : []),
    ...(key === "companyId" ? [index(`${name}_by_application`).on(...several([applicationId, id]))] : []),
    ...(position ? [index(`${name}_by_position`).on(...several([...owner, position, id]))] : []),
    ...sortIndexes(resource, t, owners),
    ...searchIndexes(resource, t),
    ...fieldIndexes(resource, t, owner),
  ]
}
