import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { importedFields } from "./importColumns.ts"
import type { ImportRun, PlannedRow } from "../../contract/importing/importRun.ts"
import { imports } from "../../contract/importing/imports.ts"
import { limits } from "../../contract/limits.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { csvLine, type Spreadsheet } from "../../contract/wire/csv.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { fileName, saveCsv } from "../saveFile.ts"
import { useSpreadsheet } from "../spreadsheet/useSpreadsheet.ts"
import type { ImportSource } from "./useImportSource.ts"
import { useLineReason } from "./useLineReason.ts"
import { useRowReasons } from "./useRowReasons.ts"
import { useImportWords } from "./words.ts"

/** Rows of an import that were not written, a page after the other. */
const leftRows = Effect.fnUntraced(function* (api: Api, { _id: id }: ImportRun) {
  const found: Array<PlannedRow> = []
  const pageOut = limits.list.maxPageSize
  for (const outcome of ["REFUSED", "ASKED"] as const)
    for (let pageIn = 0; ; pageIn += 1) {
      const query = { outcome, pageIn, pageOut }
      const { items, totalCount } = yield* api.call(imports.rows, { params: { id }, query })
      found.push(...items.filter(({ step }) => step === "WAITING"))
      if ((pageIn + 1) * pageOut >= totalCount) break
    }
  return found
})

/** Returns the function that tells why lines were left out, by line. */
const useReasons = (resource: Resource, { rows }: ImportSource) => {
  const rowReason = useRowReasons(resource)
  const lineReason = useLineReason(resource)
  return (skippedRows: ReadonlyArray<PlannedRow>): ReadonlyMap<number, string> =>
    new Map([
      ...rows.flatMap(({ line, unread }) => (unread.length > 0 ? [[line, lineReason(unread)] as const] : [])),
      ...skippedRows.map(({ line, problems }) => [line, rowReason(problems)] as const),
    ])
}

/** Saves files of an import: what was left out, each line with its reason, and a template with every column. */
export const useLeftFile = (resource: Resource, source: ImportSource) => {
  const { file, rows } = source
  const say = useImportWords()
  const { client, locale } = usePanel()
  const { run: start } = useTask<ApiError>()
  const asking = useSpreadsheet()
  const reasonsOf = useReasons(resource, source)
  const save = (name: string, text: string) => saveCsv(fileName(`${resource.name}-${name}`, new Date()), text)
  const linesOf = (reasons: ReadonlyMap<number, string>, spreadsheet: Spreadsheet) =>
    rows
      .filter(({ line }) => reasons.has(line))
      .map(({ line, cells }) =>
        csvLine([...file.headings.map((_, at) => cells[at] ?? ""), reasons.get(line) ?? ""], spreadsheet),
      )
  return {
    asking,
    saveLeft: (run: ImportRun) =>
      asking.withSpreadsheet((spreadsheet, saved) =>
        start(
          Effect.map(leftRows(client.api, run), (skippedRows) => {
            const head = csvLine([...file.headings, say("reason")], spreadsheet)
            save(say("refusedFile"), [head, ...linesOf(reasonsOf(skippedRows), spreadsheet)].join(""))
            saved()
          }),
        ),
      ),
    saveTemplate: () =>
      asking.withSpreadsheet((spreadsheet, saved) => {
        const headings = importedFields(resource).map(([, { label }]) => wordsIn(label, locale))
        save(say("templateFile"), csvLine(headings, spreadsheet))
        saved()
      }),
  }
}
