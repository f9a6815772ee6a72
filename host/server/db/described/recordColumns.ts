import { bigint, type PgColumnBuilderBase, text } from "drizzle-orm/pg-core"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { moment, version } from "../columns.ts"
import { searchTextOf, spacedTextOf } from "../searchText.ts"
import { columnOf } from "./fieldColumns.ts"
import { snakeCase } from "./names.ts"

const searchedOf = ({ fields }: Resource): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { rules }]) => (rules.searched ? [snakeCase(name)] : []))

/** SQL of the texts that items of lists have in searched fields: one for each such field. */
const searchedInItems = ({ fields }: Resource): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { fields: parts = {} }]) =>
    Object.entries(parts).flatMap(([part, { rules }]) =>
      rules.searched ? [`jsonb_path_query_array("${snakeCase(name)}", '$[*].${part}')::text`] : [],
    ),
  )

const searchColumns = (resource: Resource) => {
  const searched = searchedOf(resource)
  if (searched.length === 0) return {}
  const inItems = searchedInItems(resource)
  return {
    searchText: text().generatedAlwaysAs(searchTextOf(searched, inItems)),
    spacedText: text().generatedAlwaysAs(spacedTextOf(searched, inItems)),
  }
}

/** Columns of every table besides its number and owner. The author of a record is only in the audit log. */
const frameOf = (resource: Resource) => ({
  ...(resource.status ? { status: text().notNull() } : {}),
  ...(resource.order ? { position: bigint({ mode: "number" }).notNull() } : {}),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
  version: version(),
  ...searchColumns(resource),
})

/** The columns of a resource's table, without its number and its owner. */
export const recordColumns = (resource: Resource): Readonly<Record<string, PgColumnBuilderBase>> => ({
  ...frameOf(resource),
  ...Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const column = columnOf(field)
      return column ? [[name, column] as const] : []
    }),
  ),
})
