import { and, eq, or, type SQL, sql } from "drizzle-orm"
import { allows } from "../../../src/contract/access/access.ts"
import { namesPictures } from "../../../src/contract/resource/fileUse.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { snakeCase } from "../db/described/names.ts"
import { joinOf, tableOf } from "../db/described/tables.ts"
import { files } from "../db/fileSchema.ts"
import type { FileOwner } from "../files/fileOwner.ts"

/** The columns of a list that name files. */
const fileColumns = ({ fields }: Resource): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === "image" || kind === "file" ? [snakeCase(name)] : [],
  )

/** The tables of a list's pictures that stand in an order. */
const pictureTables = (resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    namesPictures(field) ? [joinOf(resource, name)] : [],
  )

/** SQL: for each place of a list that names files, true if it names the file. */
const namedIn = (resource: Resource, within?: SQL): ReadonlyArray<SQL> => {
  const table = tableOf(resource)
  const inColumns = fileColumns(resource).map((column) => {
    const names = sql`${table}.${sql.identifier(column)} = ${files.id}`
    return sql`exists (select 1 from ${table} where ${and(names, within)})`
  })
  const inOrder = pictureTables(resource).map((pictures) => {
    const names = eq(pictures.targetId, files.id)
    return sql`exists (select 1 from ${pictures} join ${table} on ${table.id} = ${pictures.recordId} where ${and(names, within)})`
  })
  return [...inColumns, ...inOrder]
}

/** Files of the records of described lists, open to those who read the record. */
export const recordFiles = (resources: ReadonlyArray<Resource>): FileOwner => ({
  isNamed: or(sql`false`, ...resources.flatMap((resource) => namedIn(resource)))!,
  isOpenTo: (db, { user, reach }) =>
    or(
      ...resources
        .filter(({ access }) => allows(access, user))
        .flatMap((resource) => namedIn(resource, recordsWithin(resource, tableOf(resource), reach, db))),
    ),
})
