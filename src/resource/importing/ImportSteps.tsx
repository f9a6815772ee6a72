import { useState } from "react"
import type { ImportRun } from "../../contract/importing/importRun.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useChoosesOwner } from "../described/useChoosesOwner.ts"
import { SpreadsheetQuestion } from "../spreadsheet/SpreadsheetQuestion.tsx"
import { ColumnList } from "./ColumnList.tsx"
import { ImportCounter } from "./ImportCounter.tsx"
import * as css from "./importScreen.css.ts"
import { PlannedFigures } from "./PlannedFigures.tsx"
import { PlannedRows } from "./PlannedRows.tsx"
import { RunNotice } from "./RunNotice.tsx"
import { sentRows } from "./sentRows.ts"
import { SourceChoice } from "./SourceChoice.tsx"
import { SourceOptions } from "./SourceOptions.tsx"
import { useImportRun } from "./useImportRun.ts"
import { useImportSource } from "./useImportSource.ts"
import { useRunFailure } from "./useRunFailure.ts"
import { useLeftFile } from "./useLeftFile.ts"
import { type Figure, figures, usePlannedRows } from "./usePlannedRows.ts"

interface Props {
  readonly resource: Resource
  readonly onDone: () => void
}

const countsOf = (run: ImportRun, unread: number): Readonly<Record<Figure, number>> => ({
  CREATED: run.created,
  UPDATED: run.updated,
  UNCHANGED: run.unchanged,
  REFUSED: run.refused + unread,
  ASKED: run.asked,
})

/** The figure that asks for the most attention. */
const firstOf = (counts: Readonly<Record<Figure, number>>): Figure =>
  (["REFUSED", "ASKED", "UPDATED", "CREATED"] as const).find((one) => counts[one] > 0) ?? figures[2]

/** Rows that do not enter, or did not. */
const leftOf = (run: ImportRun, unread: number, ticked: number): number => {
  const isOver = run.appliedAt !== null
  const done = run.written + run.undone + run.kept
  const waiting = isOver ? run.created + run.updated - done : run.asked - ticked
  return run.refused + unread + waiting
}

/** Rows that are asked about and that somebody ticked. */
const useTicks = () => {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const tick = (lines: ReadonlyArray<number>, isTicked: boolean) => {
    const next = new Set(ticked)
    for (const line of lines)
      if (isTicked) next.add(line)
      else next.delete(line)
    setTicked(next)
  }
  return { ticked, tick, clear: () => setTicked(new Set()) }
}

/** An import from its file to what was written: columns on one side, what becomes of the rows on the other. */
export const ImportSteps = ({ resource, onDone }: Props) => {
  const choosesOwner = useChoosesOwner(resource)
  const source = useImportSource(resource)
  const work = useImportRun(resource)
  const explain = useRunFailure()
  const { ticked, tick, clear } = useTicks()
  const [chosen, setChosen] = useState<Figure>()
  const files = useLeftFile(resource, source)
  const { file, rows, owner, timeZone } = source
  const { run, busy } = work
  const unread = rows.filter((row) => row.unread.length > 0)
  const counts = run && countsOf(run, unread.length)
  const shown = chosen ?? (counts ? firstOf(counts) : "REFUSED")
  const planned = usePlannedRows(run, shown)
  const sent = (some: typeof rows) => sentRows(resource, some, file.columns, timeZone)
  const forget = () => {
    work.forget()
    clear()
    setChosen(undefined)
  }
  const other = () => {
    forget()
    source.clear()
  }
  const mend = (line: number, field: string, text: string) => {
    const row = source.mendCell(line, field, text)
    if (row?.unread.length === 0) work.mend(sent([row]))
  }
  const isOver = run !== undefined && run.appliedAt !== null
  const question = <SpreadsheetQuestion asking={files.asking} />
  if (!file.source)
    return (
      <div className={css.screen}>
        <SourceChoice list={resource.name} file={file} onTemplate={files.saveTemplate} />
        {question}
      </div>
    )
  const readable = rows.length - unread.length
  return (
    <div className={css.screen}>
      <div className={css.halves}>
        <div>
          <SourceOptions
            {...{ resource, source, choosesOwner }}
            isDisabled={busy || isOver}
            onChange={forget}
          />
          <ColumnList
            resource={resource}
            file={{
              ...file,
              mend: (at, field) => {
                file.mend(at, field)
                forget()
              },
            }}
            isDisabled={busy || isOver}
          />
        </div>
        <div className={css.outcome} data-planned={run ? true : undefined}>
          {work.error && (
            <Notice tone="danger" role="alert">
              {explain(work.error)}
            </Notice>
          )}
          <RunNotice {...{ resource, source, run }} unread={unread.length} />
          {run && counts && (
            <>
              <PlannedFigures {...{ counts, shown }} onShow={setChosen} />
              <PlannedRows
                {...{ resource, planned, ticked }}
                unread={shown === "REFUSED" ? unread : []}
                onTick={isOver ? undefined : tick}
                cellOf={source.cellOf}
                onMend={isOver || busy ? undefined : mend}
              />
            </>
          )}
        </div>
      </div>
      <ImportCounter
        {...{ run, readable, onDone }}
        work={work.work}
        writing={run ? run.created + run.updated - run.asked + ticked.size : 0}
        left={run ? leftOf(run, unread.length, ticked.size) : 0}
        mayPlan={readable > 0 && !source.isNaming && (!choosesOwner || owner !== undefined)}
        onPlan={() =>
          work.plan({ rows: sent(rows), owner: owner?.recordId, fileName: file.source?.name ?? "" })
        }
        onApply={() => work.apply([...ticked])}
        onUndo={work.undo}
        onSaveLeft={() => run && files.saveLeft(run)}
        onOther={other}
      />
      {question}
    </div>
  )
}
