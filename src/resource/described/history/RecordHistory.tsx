import { useMemo, useState } from "react"
import type { Resource } from "../../../contract/resource/resource.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { failure } from "../../../frame/remote.ts"
import { useWords } from "../../../frame/useWords.ts"
import { writtenDay } from "../../../frame/written.ts"
import { dayAt } from "../../../contract/companies/zonedTime.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { history as historyIcon, searchX } from "../../../ui/icon/icons.ts"
import { later } from "../../../ui/root/later.tsx"
import { muted, pushToEnd } from "../../../ui/theme/text.css.ts"
import { EditorWait } from "../../editor/EditorPlace.tsx"
import { listWords } from "../../words.ts"
import { moves } from "../described.css.ts"
import { useRecordClock } from "../useRecordClock.ts"
import { useRecordReader } from "../record/useRecordReader.ts"
import * as css from "./history.css.ts"
import { everything, foundEntries, isFiltering } from "./historyFilter.ts"
import { HistoryLine } from "./HistoryLine.tsx"
import { HistoryTools } from "./HistoryTools.tsx"
import { useHistoryWords } from "./words.ts"
import { type HistoryReader, type ReadEntry, readEntry } from "./readEntry.ts"
import { type HistoryOf, linesPerPage, maxSearchedLines, useHistory } from "./useHistory.ts"
import { SpreadsheetQuestion } from "../../spreadsheet/SpreadsheetQuestion.tsx"
import { useHistoryFile } from "./useHistoryFile.ts"
import { versionsIn } from "./versions.ts"

export interface RecordHistoryProps extends HistoryOf {
  readonly resource: Resource
  /** The record, by whose store's clock its history is read. */
  readonly row?: { readonly owner?: unknown }
}

const CompareVersions = later(
  () => import("./CompareVersions.tsx"),
  ({ isOpen }) => isOpen,
)

/** Reads the history: its latest lines, or all of them once somebody searches or filters it. */
const useLines = (props: RecordHistoryProps) => {
  const words = useRecordReader(props.resource)
  const clock = useRecordClock(props.resource, props.row)
  const reader = useMemo(() => ({ ...words, clock }), [words, clock])
  const say = useHistoryWords()
  const [count, setCount] = useState(linesPerPage)
  const { remote, reload } = useHistory(props, count)
  const of = useMemo<HistoryReader>(
    () => ({ reader, say, resource: props.resource }),
    [reader, say, props.resource],
  )
  const { items, totalCount = 0 } = remote.data ?? {}
  const entries = useMemo(() => items?.map((entry) => readEntry(of, entry)), [of, items])
  return {
    of,
    zone: clock.zone,
    remote,
    reload,
    entries,
    totalCount,
    isWhole: items !== undefined && items.length >= Math.min(totalCount, maxSearchedLines),
    readMore: () => setCount(count + linesPerPage),
    readAll: () => setCount(maxSearchedLines),
  }
}
type Lines = ReturnType<typeof useLines>

interface FootProps {
  readonly lines: Lines
  readonly found: ReadonlyArray<ReadEntry>
  readonly isFound: boolean
}

/** Footer with the part of the history that is shown, and the button that compares two versions of the record. */
const Foot = ({ lines, found, isFound }: FootProps) => {
  const { of, zone, entries = [], totalCount, isWhole, readAll } = lines
  const { reader, say } = of
  const [isComparing, setComparing] = useState(false)
  const versions = versionsIn(entries.map(({ entry }) => entry))
  const oldest = entries.at(-1)
  const matchingEntries = () => {
    const day = writtenDay(reader.locale, dayAt(Date.parse(oldest?.entry.at ?? ""), zone))
    return say("kept", { count: totalCount, day })
  }
  return (
    <div className={`${moves} ${muted}`}>
      <output>
        {isFound || entries.length < totalCount
          ? say("part", { count: found.length, total: totalCount })
          : matchingEntries()}
        {isFound &&
          isWhole &&
          totalCount > maxSearchedLines &&
          ` ${say("capped", { count: maxSearchedLines })}`}
      </output>
      {versions.length > 1 && (
        <span className={pushToEnd}>
          <Button
            size="small"
            onPress={() => {
              readAll()
              setComparing(true)
            }}
          >
            {say("compare")}
          </Button>
        </span>
      )}
      <CompareVersions
        {...{ ...of, versions }}
        isOpen={isComparing && versions.length > 1}
        onClose={() => setComparing(false)}
      />
    </div>
  )
}

/** A record's history, latest first: the user, the time, and each field's old and new value. */
const RecordHistory = (props: RecordHistoryProps) => {
  const lines = useLines(props)
  const { of, zone, remote, reload, entries, totalCount, isWhole, readMore, readAll } = lines
  const { reader, say } = of
  const list = useWords("list", listWords)
  const [filter, setFilter] = useState(everything)
  const isFound = isFiltering(filter)
  const found = useMemo(() => foundEntries(entries ?? [], filter, zone), [entries, filter, zone])
  const download = useHistoryFile(props, { of, filter, onSaved: reload })
  const error = failure(remote)
  if (error) return <LoadFailure title={reader.say("historyFailed")} error={error} onRetry={reload} />
  if (!entries) return <EditorWait />
  if (entries.length === 0) return <EmptyState icon={historyIcon} title={reader.say("historyEmpty")} />
  const clear = <Button onPress={() => setFilter(everything)}>{list("clearFilters")}</Button>
  return (
    <div className={css.history}>
      {totalCount > 1 && (
        <HistoryTools
          {...{ ...of, entries, filter }}
          onFilter={(next) => {
            readAll()
            setFilter(next)
          }}
          onOpen={readAll}
          isSaving={download.busy}
          onDownload={download.save}
        />
      )}
      {found.length === 0 ? (
        <EmptyState icon={searchX} title={say("none")} action={clear} />
      ) : (
        <ol className={css.lines}>
          {found.map((one) => (
            <HistoryLine key={one.entry._id} of={one} reader={reader} />
          ))}
        </ol>
      )}
      {!isFound && !isWhole && (
        <span>
          <Button size="small" busy={remote._tag === "Loading"} onPress={readMore}>
            {reader.say("more")}
          </Button>
        </span>
      )}
      <Foot {...{ lines, found, isFound }} />
      <SpreadsheetQuestion asking={download.asking} />
    </div>
  )
}

export default RecordHistory
