import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Access } from "../../../src/contract/access/access.ts"
import { maskedLetters } from "../../../src/contract/resource/masked.ts"
import { numberFields, numberSign } from "../../../src/contract/resource/numberedLabel.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { sourceAccess } from "../../../src/contract/resource/sourceAccess.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { files } from "../db/fileSchema.ts"
import { applications } from "../db/applicationSchema.ts"
import { companies, franchises, roles, users } from "../db/schema.ts"
import {
  companiesWithin,
  noRows,
  ownedWithin,
  type Reach,
  rolesWithin,
  usersWithin,
} from "../access/reach.ts"
import type { CombinedText } from "../lists/search.ts"
import { combinedText } from "./combinedText.ts"
import { snakeCase } from "../db/described/names.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { tableOf } from "../db/described/tables.ts"

interface SourceRows {
  readonly table: PgTable & { readonly id: PgColumn }
  /** SQL for a row's label; `row` is the name of the row's table in the statement. */
  readonly label: (row: SQL) => SQL
  /** The time zone of a row's clock, of sources whose rows have one. */
  readonly zone?: (row: SQL) => SQL
  /** Indexed columns that have the label among other texts. */
  readonly combined?: CombinedText | undefined
  /** The name within a label that begins with a number: such rows are found by all of their searched texts. */
  readonly name?: ((row: SQL) => SQL) | undefined
  readonly within: (reach: Reach, db: Database) => SQL | undefined
  /** No company has any, so who looks at one company alone still finds those of their own membership. */
  readonly isOfMembership?: boolean
}

/** Records a field may name. */
export interface Source extends SourceRows {
  /** Access needed to search its records. */
  readonly access: Access
}

const called = (column: string) => (row: SQL) => sql`${row}.${sql.identifier(column)}`

const applicationsWithin = (reach: Reach): SQL | undefined => {
  if (reach.kind === "all") return undefined
  return "application" in reach && reach.application !== null
    ? eq(applications.id, reach.application)
    : noRows
}

const franchisesWithin = (reach: Reach): SQL | undefined => {
  switch (reach.kind) {
    case "all":
      return undefined
    case "application":
      return eq(franchises.applicationId, reach.application)
    case "franchise":
      return inArray(franchises.id, [...reach.franchises])
    case "company":
      return reach.franchise === null ? noRows : eq(franchises.id, reach.franchise)
    case "none":
      return noRows
  }
}

const written: Readonly<Record<string, SourceRows>> = {
  applications: {
    table: applications,
    label: called("name"),
    within: applicationsWithin,
  },
  franchises: { table: franchises, label: called("name"), within: franchisesWithin },
  companies: {
    table: companies,
    label: called("name"),
    zone: called("time_zone"),
    within: companiesWithin,
  },
  users: { table: users, label: called("fullname"), combined: users, within: usersWithin },
  agents: {
    table: users,
    label: called("fullname"),
    combined: users,
    within: (reach, db) => and(isNull(users.companyId), usersWithin(reach, db)),
    isOfMembership: true,
  },
  roles: { table: roles, label: called("title"), within: rolesWithin },
  files: { table: files, label: called("name"), within: () => noRows },
  deliveryPeople: {
    table: deliveryPeople,
    label: (row) => sql`coalesce((select p.name from people p where p.id = ${row}.person_id), '')`,
    within: (reach, db) => ownedWithin(deliveryPeople, reach, db),
  },
}

/** SQL for a described record's label, masked if its title is masked (`masked.ts`). */
export const titleLabel = ({ fields, title }: Resource, column: SQL): SQL => {
  if (!fields[title]?.rules.masked) return column
  const shown = sql.raw(String(maskedLetters))
  return sql`${"*".repeat(maskedLetters)} || substr(${column}, greatest(${shown}, length(${column}) - ${shown}) + 1)`
}

/** Records that only writers of the list see are never offered as references (`readersSee`). */
const namedToAll = ({ readersSee }: Resource, table: unknown): SQL | undefined =>
  readersSee && inArray((table as Readonly<Record<string, PgColumn>>)["status"]!, [...readersSee])

/** A row's number as the first of its fields that has one (`numberedBy`); null without one. */
const numberOf = (resource: Resource, row: SQL): SQL => {
  const numbers = numberFields(resource).map(
    ([field, before]) => sql`${before}::text || nullif(${called(snakeCase(field))(row)}, '')`,
  )
  return sql`coalesce(${sql.join(numbers, sql`, `)})`
}

const sourceOf = (resource: Resource): SourceRows => {
  const table = tableOf(resource)
  const title = resource.fields[resource.title]?.rules
  const name = (row: SQL) => titleLabel(resource, called(snakeCase(resource.title))(row))
  const numbered = (row: SQL) =>
    sql`(coalesce(${numberOf(resource, row)} || ${numberSign}::text, '') || ${name(row)})`
  return {
    table,
    ...(resource.numberedBy ? { label: numbered, name } : { label: name }),
    combined: title?.searched && !title.masked ? combinedText({ table }) : undefined,
    within: (reach, db) => and(recordsWithin(resource, table, reach, db), namedToAll(resource, table)),
  }
}

/** Everything a field of these resources may name, by the name of the source. */
export type Sources = ReadonlyMap<string, Source>

/** Sources of references: each described list, and the handwritten ones, which define their own reach. */
export const sourcesOf = (resources: ReadonlyArray<Resource>): Sources => {
  const all = [
    ...resources.map((resource) => [resource.name, sourceOf(resource)] as const),
    ...Object.entries(written),
  ]
  return new Map(
    all.map(([name, source]) => [name, { ...source, access: sourceAccess(name, resources) }] as const),
  )
}
