import * as Effect from "effect/Effect"
import { type BulkSelection, CountChanged } from "../contract/wire/bulk.ts"
import type { Spreadsheet } from "../contract/wire/csv.ts"
import { csvFile } from "./csvFile.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { ownListCalls } from "../contract/resource/ownListCalls.ts"
import { recordZone } from "../contract/places/zoneOf.ts"
import type { Resource } from "../contract/resource/resource.ts"
import type { ResourceQuery } from "../contract/resource/schemas.ts"
import { type TableQuery, type MemoryTable } from "./memoryTable.ts"
import { pageOf } from "./pageOf.ts"
import { hasValues } from "./resourceFilter.ts"
import type { Values } from "./resourceValues.ts"
import type { Handler } from "./Handler.ts"

interface Identified {
  readonly _id: number
}

/** Functions that show a record. */
interface RecordDisplay<Row> {
  /** As its description names its parts. */
  readonly rowOf: (record: Row) => Values
  /** As a list answers it. */
  readonly shown?: (record: Row) => Row
}

/** Records are filtered by the number of what they name. */
const filtered = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "_id" in value ? value._id : value

interface Exported extends TableQuery<Values> {
  readonly columns?: ReadonlyArray<string>
  readonly spreadsheet?: Spreadsheet
}

/** Handlers for the calls about a list of the specification that go beyond it. */
export const ownListHandlers = <Row extends Identified>(
  resource: Resource,
  calls: ReturnType<typeof ownListCalls>,
  { rows, removeMany }: Pick<MemoryTable<Row, never>, "rows" | "removeMany">,
  { rowOf, shown = (record) => record }: RecordDisplay<Row>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const found = ({ filter, ids, sortOrder }: TableQuery<Values>) => {
    const matching = [...rows.values()].filter((record) => {
      const row = rowOf(record)
      const isNamed = ids?.map(Number).includes(record._id) ?? true
      return isNamed && hasValues(resource, (name) => filtered(row[name]), filter, recordZone(resource, row))
    })
    const sorted = matching.toSorted((one, other) => one._id - other._id)
    return sortOrder === "desc" ? sorted.reverse() : sorted
  }
  const find: Handler = ({ body }) =>
    Effect.succeed(pageOf(found(body as TableQuery<Values>).map(shown), body as ResourceQuery))
  const remove: Handler = ({ body }) => {
    const selection = body as BulkSelection<Values>
    if ("ids" in selection) return removeMany(selection)
    const ids = found(selection).map(({ _id }) => _id)
    return ids.length === selection.expected
      ? removeMany({ ids })
      : Effect.fail(new CountChanged({ count: ids.length }))
  }
  const file: Handler = ({ body, language }) => {
    const { columns = resource.columns, spreadsheet, ...query } = body as Exported
    const rowsFound = found(query).map((record) => rowOf(shown(record)))
    return Effect.succeed(
      csvFile(resource, columns, rowsFound, { language, ...(spreadsheet && { spreadsheet }) }),
    )
  }
  return [
    [calls.find, find],
    [calls.removeMany, remove],
    [calls.export, file],
  ]
}
