import type { Locale } from "../contract/limits.ts"
import { columnHeading } from "../contract/resource/cellText.ts"
import { fileCell } from "../contract/resource/fileCell.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { byteOrderMark, type CsvCell, csvLine, type Spreadsheet } from "../contract/wire/csv.ts"

/** Rows of a list as the server writes them to a file. */
export const csvFile = (
  resource: Resource,
  columns: ReadonlyArray<string>,
  rows: ReadonlyArray<Readonly<Record<string, unknown>>>,
  { language, spreadsheet = language }: { readonly language: Locale; readonly spreadsheet?: Spreadsheet },
): string => {
  const line = (textOf: (name: string) => CsvCell) => csvLine(columns.map(textOf), spreadsheet)
  const head = line((name) => columnHeading(resource, name, language))
  return [
    byteOrderMark,
    head,
    ...rows.map((row) => line((name) => fileCell(resource, name, row, language))),
  ].join("")
}
