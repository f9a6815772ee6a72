import { csvLine, type Spreadsheet } from "../../contract/wire/csv.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { fileName, saveCsv } from "../saveFile.ts"
import { useSpreadsheet } from "../spreadsheet/useSpreadsheet.ts"
import { useImportWords } from "./words.ts"
import type { useImportPlan } from "./useImportPlan.ts"

/** Saves the lines that were left out as a file, each with the reason, to be mended and imported again. */
export const useRefusedFile = (
  { name }: Resource,
  { file, rows }: ReturnType<typeof useImportPlan>,
  out: ReadonlyArray<readonly [line: number, reason: string]>,
) => {
  const say = useImportWords()
  const asking = useSpreadsheet()
  const make = (spreadsheet: Spreadsheet, saved: () => void) => {
    const reasons = new Map(out)
    const lines = rows.filter(({ line }) => reasons.has(line))
    const head = csvLine([...file.headings, say("reason")], spreadsheet)
    const body = lines.map(({ line, cells }) =>
      csvLine([...file.headings.map((_, at) => cells[at] ?? ""), reasons.get(line) ?? ""], spreadsheet),
    )
    saveCsv(fileName(`${name}-${say("refusedFile")}`, new Date()), [head, ...body].join(""))
    saved()
  }
  return { asking, save: () => asking.withSpreadsheet(make) }
}
