import type { PgColumn } from "drizzle-orm/pg-core"
import type { Field } from "../../../src/contract/resource/field.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type AnyRules, noRules } from "./rules.ts"
import type { Source, Sources } from "./sources.ts"
import type { FileOwner } from "../files/fileOwner.ts"
import type { DescribedTable, RecordTable } from "../db/described/table.ts"
import { tableOf } from "../db/described/tables.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

/** Services for the calls of one resource; its records are typed by its description. */
export interface Context<R extends Resource = Resource> {
  readonly resource: R
  readonly table: RecordTable
  readonly sources: Sources
  /** Every described list of this server; some may name records of this one. */
  readonly resources: ReadonlyArray<Resource>
  readonly rules: AnyRules
  /** Features that name files, and so say which of them a record may name. */
  readonly fileOwners: ReadonlyArray<FileOwner>
}

/** Parts of contexts from outside the engine; without them records are read, and no file is named. */
interface ContextParts {
  readonly rules?: ReadonlyMap<string, AnyRules>
  readonly fileOwners?: ReadonlyArray<FileOwner>
}

/** The contexts of resources that may name each other's records. */
export const contextsOf = (
  resources: ReadonlyArray<Resource>,
  sources: Sources,
  { rules, fileOwners = [] }: ContextParts = {},
): ReadonlyArray<Context> =>
  resources.map((resource) => ({
    resource,
    table: tableOf(resource),
    sources,
    resources,
    rules: rules?.get(resource.name) ?? noRules,
    fileOwners,
  }))

/** The context of one list. */
export const contextOf = <R extends Resource>(contexts: ReadonlyArray<Context>, { name }: R): Context<R> => {
  const context = contexts.find(({ resource }) => resource.name === name)
  if (!context) throw new Error(`This server has no list of ${name}.`)
  return context as Context<R>
}

/** A list with its table: as much of a context as finds columns. */
export interface ListTable {
  readonly resource: Resource
  readonly table: DescribedTable
}

/** A column by the name of its field; undefined for a field kept in a table of its own. */
export const columnNamed = ({ table }: Pick<ListTable, "table">, name: string): PgColumn | undefined =>
  entryOf(table as unknown as Readonly<Record<string, PgColumn>>, name)

/** The source of what a field names; pictures and files name an uploaded file. */
export const sourceNamed = ({ sources }: Context, { to = "files" }: Field): Source => {
  const source = sources.get(to)
  if (!source) throw new Error(`Nothing is called ${to} that a field could name.`)
  return source
}

const links: ReadonlySet<string> = new Set(["reference", "image", "file"])

/** True if the field's column holds the number of another record. */
export const isLink = ({ kind }: Field): boolean => links.has(kind)
