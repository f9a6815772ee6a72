import type { Resource } from "../../../src/contract/resource/resource.ts"
import { snakeCase, tableName } from "./described/names.ts"
import { tableOf } from "./described/tables.ts"

const ownerNames = ["applicationId", "franchiseId", "companyId"]

const triggers = {
  INSERT: { name: "count_added", rows: "NEW" },
  DELETE: { name: "count_removed", rows: "OLD" },
} as const

/**
 * The SQL by which a list's table keeps `record_counts`. A record never changes its owner, so saves count nothing.
 */
export const countTriggers = (resource: Resource): ReadonlyArray<string> => {
  const columns = tableOf(resource) as unknown as Readonly<Record<string, unknown>>
  const owners = ownerNames.flatMap((name) => (columns[name] ? [`'${snakeCase(name)}'`] : []))
  return Object.entries(triggers).map(
    ([event, { name, rows }]) =>
      `CREATE TRIGGER "${name}" AFTER ${event} ON "${tableName(resource)}" REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"(${owners.join(", ")});`,
  )
}
