import type { ImportedRow } from "../../contract/importing/importRun.ts"
import { importLimits } from "../../contract/importing/importLimits.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { valuesOf } from "../described/recordTexts.ts"
import type { ImportRow } from "./importRows.ts"

/** Most characters of one call's rows: it may have a megabyte, and a letter may take several bytes. */
const maxChars = 300_000

/** The lines of a file as the server takes them: an empty cell leaves its field as it is, as a column left out does. */
export const sentRows = (
  resource: Resource,
  rows: ReadonlyArray<ImportRow>,
  columns: ReadonlyArray<string | undefined>,
  timeZone: string,
): ReadonlyArray<ImportedRow> => {
  const brought = new Set(columns)
  return rows
    .filter(({ unread }) => unread.length === 0)
    .map(({ line, texts }) => {
      const values: Readonly<Record<string, unknown>> = valuesOf(resource, texts, timeZone)
      const filled = Object.entries(values).filter(
        ([name, value]) => brought.has(name) && texts[name] !== "" && value !== null && value !== undefined,
      )
      return { line, values: Object.fromEntries(filled) }
    })
}

/** Rows in as many parts as calls may bring. */
export const chunksOf = (rows: ReadonlyArray<ImportedRow>): ReadonlyArray<ReadonlyArray<ImportedRow>> => {
  const chunks: Array<Array<ImportedRow>> = []
  let chars = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const size = JSON.stringify(row).length
    const last = chunks.at(-1)
    if (last && chars + size <= maxChars && last.length < importLimits.chunk) last.push(row)
    else {
      chunks.push([row])
      chars = 0
    }
    chars += size
  }
  return chunks
}
