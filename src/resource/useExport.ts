import * as Effect from "effect/Effect"
import type { ApiError } from "../api/errors.ts"
import { type CsvCell, csvLine, type Spreadsheet } from "../contract/wire/csv.ts"
import type { PageQuery } from "../contract/wire/page.ts"
import type { RecordId } from "../contract/wire/recordId.ts"
import { usePanel } from "../frame/PanelContext.ts"
import { useLatest } from "../frame/useLatest.ts"
import { useSame } from "../frame/useSame.ts"
import { useTask } from "../frame/useTask.ts"
import { shownColumns } from "./listColumns.ts"
import type { Selection, ListModel } from "./listModel.ts"
import type { CellTexts, ExportEndpoint, ListSay, ListSpec } from "./ListSpec.ts"
import { readAll } from "./readAll.ts"
import { fileName, saveCsv } from "./saveFile.ts"
import { type SpreadsheetAsking, useSpreadsheet } from "./spreadsheet/useSpreadsheet.ts"
import { useFileFailure } from "./useFileFailure.ts"
import type { DescribedRow } from "./described/describedRow.ts"

interface Body extends Pick<PageQuery, "filter" | "sortField" | "sortOrder"> {
  readonly columns: ReadonlyArray<string>
  readonly ids?: ReadonlyArray<RecordId>
  /** Left out where it is of the reader's language, as a server takes it anyway. */
  readonly spreadsheet?: Spreadsheet
}

type Call = (to: ExportEndpoint, input: { body: Body }) => Effect.Effect<string, ApiError>

/** Saves the rows of a list, on all its pages, as a file. */
export interface Exporting {
  readonly busy: boolean
  readonly asking: SpreadsheetAsking
  /** Exports all rows found, or only the selected ones. */
  run(selection?: Selection): void
}

const fieldOf = (row: unknown, id: string): string | number => {
  const value = (row as Readonly<Record<string, unknown>>)[id]
  return typeof value === "string" || typeof value === "number" ? value : ""
}

/** The CSV a server would write, built from the list's pages. */
const fileOf = (
  rows: ReadonlyArray<DescribedRow>,
  columns: ReadonlyArray<string>,
  texts: CellTexts<DescribedRow>,
  { word, spreadsheet }: { readonly word: ListSay; readonly spreadsheet: Spreadsheet },
) => {
  const line = (cells: ReadonlyArray<CsvCell>) => csvLine(cells, spreadsheet)
  const lines = rows.map((row) => line(columns.map((id) => texts[id]?.(row) ?? fieldOf(row, id))))
  return [line(columns.map((id) => word(`column.${id}`))), ...lines].join("")
}

/** Returns the body of an export: the rows the list finds, or the selected ones, with the visible columns. */
const bodyOf = (spec: ListSpec, model: ListModel, selection: Selection | undefined): Body => {
  const { sortField, sortOrder, columns } = model.request.peek().view
  return {
    filter: model.filter(),
    sortField,
    sortOrder,
    columns: shownColumns(spec.columns, columns).flatMap(({ id, isControl }) => (isControl ? [] : [id])),
    ...(selection && "ids" in selection && { ids: selection.ids }),
  }
}

/** Exports the filtered rows in their order, with the columns shown; a failure offers another try. */
export const useExport = (spec: ListSpec, word: ListSay, model: ListModel): Exporting => {
  const { client, emit, locale } = usePanel()
  const fail = useFileFailure()
  const { busy, run: runTask } = useTask<never>()
  const asking = useSpreadsheet()

  const fromPages = Effect.fnUntraced(function* ({ ids, columns, ...query }: Body, spreadsheet: Spreadsheet) {
    const rows =
      ids?.flatMap((id) => model.rowOf(String(id)) ?? []) ?? (yield* readAll(client.api, spec, query))
    const texts = spec.cellTexts ? yield* spec.cellTexts(client.api, locale) : {}
    return fileOf(rows, columns, texts, { word, spreadsheet })
  })
  const start = (spreadsheet: Spreadsheet, saved: () => void, selection?: Selection) => {
    const { exporting, name } = spec
    if (!exporting) return
    const body = bodyOf(spec, model, selection)
    const own = spreadsheet === locale ? body : { ...body, spreadsheet }
    const call = client.api.call as Call
    const save = (lines: string) => {
      saveCsv(fileName(name, new Date()), lines)
      emit({ panel: name, type: "exported", detail: { columns: body.columns } })
      saved()
    }
    const lines = Effect.flatMap(client.api.offers(exporting), (isOffered) =>
      isOffered ? call(exporting, { body: own }) : fromPages(body, spreadsheet),
    )
    const onFailure = (error: ApiError) => fail(error, () => start(spreadsheet, saved, selection))
    runTask(Effect.match(lines, { onSuccess: save, onFailure }))
  }
  const run = useLatest((selection?: Selection) =>
    asking.withSpreadsheet((spreadsheet, saved) => start(spreadsheet, saved, selection)),
  )
  return useSame({ busy, run, asking })
}
