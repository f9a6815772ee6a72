import { inArray } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import { columnHeading } from "../../../src/contract/resource/cellText.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { byteOrderMark, type CsvCell, csvLine, type Spreadsheet } from "../../../src/contract/wire/csv.ts"
import { writeAudit } from "../audit/audit.ts"
import { type Database, query } from "../db/database.ts"
import type { HandlerInput, Chunks } from "./handler.ts"
import { ownerOfCaller } from "../access/ownerIds.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"

/** Only these rows, where some are named. */
export const only = (id: PgColumn, ids: ReadonlyArray<number> | undefined) =>
  ids === undefined ? undefined : inArray(id, [...ids])

/** Rows read per batch. */
const batchSize = 1000

/** A column of a file: its heading in each language and its cells. */
export interface Column<Row> {
  readonly heading: Readonly<Record<Locale, string>>
  readonly of: (row: Row, language: Locale) => CsvCell
}

/** Returns a column's heading, as in the description of its records. */
export const headingOf = (resource: Resource, name: string) => ({
  ptBr: columnHeading(resource, name, "ptBr"),
  en: columnHeading(resource, name, "en"),
})

/** A list as a file. */
export interface Exported<Row, Name extends string> {
  readonly resource: Pick<Resource, "name" | "noun">
  readonly name: Readonly<Record<Locale, string>>
  readonly columns: Readonly<Record<Name, Column<Row>>>
  /** The rows after this one, or the first rows; fewer than `limit` means the end of the list. */
  readonly next: (after: Row | undefined, limit: number) => PromiseLike<ReadonlyArray<Row>>
}

/** A cell that cannot be written is empty, so that it costs neither its row nor the rest of the file. */
const cellOf = <Row>({ of }: Column<Row>, row: Row, language: Locale) => {
  try {
    return of(row, language)
  } catch {
    return null
  }
}

const chunksOf = async function* <Row>(
  head: string,
  first: ReadonlyArray<Row>,
  line: (row: Row) => string,
  next: Exported<Row, never>["next"],
): Chunks {
  yield byteOrderMark + head
  for (let rows = first; rows.length > 0;) {
    yield rows.map(line).join("")
    rows = rows.length < batchSize ? [] : await next(rows.at(-1), batchSize)
  }
}

type FileRequest<Name> = Pick<HandlerInput<Endpoint>, "header" | "language" | "caller"> & {
  readonly body: { readonly columns?: ReadonlyArray<Name>; readonly spreadsheet?: Spreadsheet }
}

const noteExport = (
  db: Database,
  { name, noun }: Pick<Resource, "name" | "noun">,
  request: FileRequest<string>,
) =>
  writeAudit(db, request.caller, [
    {
      list: name,
      action: "EXPORT",
      recordId: null,
      label: noun[request.language === "en" ? "en" : "ptBr"][1],
      owner: ownerOfCaller(request.caller.reach),
      changes: [],
    },
  ])

/**
 * Answers a list as a CSV file, and records that somebody took it along. The first rows are read before anything is sent, so that a
 * refusal is one; the rest are read batch by batch, each for itself, as the client takes them.
 */
export const sendFile = Effect.fn("exports.send")(function* <Row, Name extends string>(
  db: Database,
  { resource, name, columns, next }: Exported<Row, Name>,
  request: FileRequest<Name>,
) {
  const { body, header, language } = request
  const spreadsheet = body.spreadsheet ?? language
  const chosen = (body.columns ?? (Object.keys(columns) as Array<Name>)).map((column) => columns[column])
  const head = csvLine(
    chosen.map(({ heading }) => heading[language]),
    spreadsheet,
  )
  const line = (row: Row) =>
    csvLine(
      chosen.map((column) => cellOf(column, row, language)),
      spreadsheet,
    )
  yield* noteExport(db, resource, request)
  const first = yield* query(() => next(undefined, batchSize))
  header("content-disposition", `attachment; filename="${name[language]}.csv"`)
  return chunksOf(head, first, line, next)
})
