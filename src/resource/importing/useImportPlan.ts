import { useMemo, useState } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { useNamed } from "./useNamed.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { spreadsheetChoice } from "../spreadsheet/spreadsheetChoice.ts"
import type { RecordOption } from "../recordOption.ts"
import { fieldLabel } from "../described/readableValue.ts"
import { useRecordClock } from "../described/useRecordClock.ts"
import { useProblemWords } from "../described/useRecordSaving.ts"
import { importedFields } from "./importColumns.ts"
import type { DayOrder } from "./cellDays.ts"
import { dayOrderOf, type ImportRow, importRows } from "./importRows.ts"
import { isKey } from "../../contract/importing/recordKeys.ts"
import { useLineReason } from "./useLineReason.ts"
import { useImportWords } from "./words.ts"
import { mostLines, useImportFile } from "./useImportFile.ts"

/** Returns the problem of the file as a whole, in words. A file with a key may update records by some of their fields. */
const useFileProblem = (
  resource: Resource,
  { headings, lines, columns }: ReturnType<typeof useImportFile>,
): string | undefined => {
  const say = useImportWords()
  const { reader } = useProblemWords(resource)
  const labels = (names: ReadonlyArray<string>) => names.map((name) => fieldLabel(reader, name)).join(", ")
  const fields = importedFields(resource).filter(([name]) => columns.includes(name))
  const isKeyed = fields.some(([, field]) => isKey(field))
  const missing = importedFields(resource).flatMap(([name, { rules }]) =>
    rules.required && rules.when === undefined && rules.initial === undefined && !columns.includes(name)
      ? [name]
      : [],
  )
  const doubled = columns.flatMap((name, at) =>
    name !== undefined && columns.indexOf(name) < at ? [name] : [],
  )
  if (headings.length === 0) return undefined
  if (lines.length > mostLines) return say("tooMany", { count: lines.length, most: mostLines })
  if (lines.length === 0) return say("noLines")
  if (doubled.length > 0) return say("doubled", { names: labels(doubled) })
  return missing.length > 0 && !isKeyed ? say("missing", { names: labels(missing) }) : undefined
}

/** Returns the plan of an import: the owner, the lines that are ready, and the reasons the others are not. */
export const useImportPlan = (resource: Resource, choosesOwner: boolean) => {
  const reasonOf = useLineReason(resource)
  const file = useImportFile(resource)
  const [owner, setOwner] = useState<RecordOption>()
  const { client, locale } = usePanel()
  const { zone: timeZone } = useRecordClock(resource, { owner })
  const [chosenOrder, setOrder] = useState<DayOrder>(() =>
    (spreadsheetChoice(client).read() ?? locale) === "en" ? "monthFirst" : "dayFirst",
  )
  const { columns, lines, headings } = file
  const wrong = useFileProblem(resource, file)
  const isRead = wrong === undefined
  const table = useMemo(() => ({ columns, lines: isRead ? lines : [] }), [columns, lines, isRead])
  const named = useNamed(resource, table, owner?.recordId)
  const fileOrder = useMemo(() => dayOrderOf(resource, table), [resource, table])
  const dayOrder = fileOrder === "open" ? chosenOrder : fileOrder
  const rows = useMemo(
    (): ReadonlyArray<ImportRow> =>
      named.remote.data ? importRows(resource, table, { named: named.remote.data, dayOrder, timeZone }) : [],
    [named.remote.data, resource, table, dayOrder, timeZone],
  )
  return {
    file,
    owner,
    timeZone,
    setOwner,
    hasFile: headings.length > 0,
    wrong,
    dayOrder,
    /** Left out where the file itself tells the order. */
    ...(fileOrder === "open" && { setOrder }),
    isLooking: named.remote._tag === "Loading",
    problem: failure(named.remote),
    reload: named.reload,
    ready: choosesOwner && owner === undefined ? [] : rows.filter(({ problems }) => problems.length === 0),
    bad: rows.flatMap(({ line, problems }) =>
      problems.length > 0 ? [[line, reasonOf(problems)] as const] : [],
    ),
    rows,
  }
}
