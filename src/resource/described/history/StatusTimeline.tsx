import { useMemo } from "react"
import type { Resource } from "../../../contract/resource/resource.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { failure } from "../../../frame/remote.ts"
import type { DescribedRow } from "../describedRow.ts"
import * as css from "./history.css.ts"
import { HistoryLine } from "./HistoryLine.tsx"
import { useHistoryWords } from "./words.ts"
import { readEntry } from "./readEntry.ts"
import { type HistoryOf, maxSearchedLines, useHistory } from "./useHistory.ts"
import { useRecordReader } from "../record/useRecordReader.ts"
import { useRecordClock } from "../useRecordClock.ts"
import { useHasHistory } from "../useHasHistory.ts"
import { EditorWait } from "../../editor/EditorPlace.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { history as historyIcon } from "../../../ui/icon/icons.ts"
import { useRecordCalls } from "../useRecordCalls.ts"

interface Props<R extends Resource> {
  readonly resource: R
  readonly row: DescribedRow
}

const steps: ReadonlySet<string> = new Set(["CREATE", "STATUS"])

const Steps = ({ resource, row, ...of }: HistoryOf & Props<Resource>) => {
  const words = useRecordReader(resource)
  const clock = useRecordClock(resource, row)
  const reader = useMemo(() => ({ ...words, clock }), [words, clock])
  const say = useHistoryWords()
  const { remote, reload } = useHistory(of, maxSearchedLines)
  const entries = useMemo(
    () =>
      remote.data?.items
        .filter(({ action, result }) => steps.has(action) && result !== "DENIED")
        .map((entry) => readEntry({ reader, say, resource }, entry)),
    [remote, reader, say, resource],
  )
  const error = failure(remote)
  if (error) return <LoadFailure title={reader.say("historyFailed")} error={error} onRetry={reload} />
  if (!entries) return <EditorWait />
  if (entries.length === 0) return <EmptyState icon={historyIcon} title={reader.say("historyEmpty")} />
  return (
    <ol className={css.lines}>
      {entries.map((one) => (
        <HistoryLine key={one.entry._id} of={one} reader={reader} />
      ))}
    </ol>
  )
}

/** Each status a record had, the latest first: since when, by whom, and why. */
export const StatusTimeline = <R extends Resource>({ resource, row }: Props<R>) => {
  const { history } = useRecordCalls()
  const reader = useRecordReader(resource)
  const hasHistory = useHasHistory(history)
  if (!hasHistory) return <EmptyState icon={historyIcon} title={reader.say("historyEmpty")} />
  return <Steps {...{ resource, row }} call={history} id={row._id} version={row.version} />
}
