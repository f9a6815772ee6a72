import { toSnakeCase } from "drizzle-orm/casing"
import type { Resource } from "../../../src/contract/resource/resource.ts"

/** A name of the contract as the database spells it. */
export const snakeCase = toSnakeCase

/** Lists whose own name is that of a table the server had before. */
const renamed: Readonly<Record<string, string>> = { people: "registered_people" }

/** The table of a resource. */
export const tableName = ({ name }: Pick<Resource, "name">): string => renamed[name] ?? snakeCase(name)

/** The table that joins a resource's records with those one of its fields names. */
export const joinName = (resource: Pick<Resource, "name">, field: string): string =>
  `${tableName(resource)}_${snakeCase(field)}`

/** The index by which no two records of an owner have the same value of a field. */
export const uniqueName = (resource: Pick<Resource, "name">, field: string): string =>
  `${joinName(resource, field)}_unique`
