import type { PlannedRow } from "../../contract/importing/importRun.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { Button } from "../../ui/button/Button.tsx"
import { fieldLabel } from "../described/readableValue.ts"
import { useReader } from "../described/useReader.ts"
import { CellMend } from "./CellMend.tsx"
import type { ImportRow } from "./importRows.ts"
import * as css from "./importScreen.css.ts"
import { PlannedRowItem } from "./PlannedRowItem.tsx"
import { useLineReason } from "./useLineReason.ts"
import { plannedPageSize, type usePlannedRows } from "./usePlannedRows.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly resource: Resource
  readonly planned: ReturnType<typeof usePlannedRows>
  /** Lines of the file that could not be read, shown before those of the server. */
  readonly unread: ReadonlyArray<ImportRow>
  readonly ticked: ReadonlySet<number>
  readonly onTick: ((lines: ReadonlyArray<number>, isTicked: boolean) => void) | undefined
  /** The text of a cell in the file; undefined where it has no such column. */
  readonly cellOf: (line: number, field: string) => string | undefined
  readonly onMend: ((line: number, field: string, text: string) => void) | undefined
}

const mostUnread = 50

/** The first field of each problem, once. */
const fieldsOf = (paths: ReadonlyArray<string>) => [...new Set(paths.map((path) => path.split(".")[0] ?? ""))]

/** The rows of an import that end in one way, with what can be done about each. */
export const PlannedRows = ({ resource, planned, unread, ticked, onTick, cellOf, onMend }: Props) => {
  const say = useImportWords()
  const reader = useReader(resource)
  const reasonOf = useLineReason(resource)
  const { remote, page, setPage, reload } = planned
  const error = failure(remote)
  if (error) return <LoadFailure title={say("rowsFailed")} error={error} onRetry={reload} />
  const { items = [], totalCount = 0 } = remote.data ?? {}
  const mendsOf = (line: number, paths: ReadonlyArray<string>) =>
    fieldsOf(paths).map((field) => {
      const cell = cellOf(line, field)
      return cell === undefined || !onMend ? null : (
        <CellMend
          key={`${field} ${cell}`}
          label={fieldLabel(reader, field)}
          cell={cell}
          isDisabled={remote._tag === "Loading"}
          onMend={(text) => onMend(line, field, text)}
        />
      )
    })
  const questionable = items.filter(({ isAsked }) => isAsked)
  const pathsOf = ({ outcome, problems }: PlannedRow) =>
    outcome === "REFUSED" ? problems.map(({ path }) => path) : []
  return (
    <div className={css.rows}>
      {items.length === 0 && unread.length === 0 && remote._tag !== "Loading" && (
        <p className={css.word}>{say("noneOfThese")}</p>
      )}
      {questionable.length > 1 && onTick && (
        <Button
          size="small"
          onPress={() =>
            onTick(
              questionable.map(({ line }) => line),
              true,
            )
          }
        >
          {say("tickAll", { count: questionable.length })}
        </Button>
      )}
      <ul className={css.lines} aria-busy={remote._tag === "Loading" || undefined}>
        {unread.slice(0, mostUnread).map((row) => (
          <li key={`unread ${row.line}`} className={css.entry}>
            <span className={css.place}>{say("lineNumber", { line: row.line })}</span>
            <span className={css.what}>{row.texts[resource.title] ?? ""}</span>
            <span className={css.refusal}>{reasonOf(row.unread)}</span>
            {mendsOf(
              row.line,
              row.unread.map(({ name }) => name),
            )}
          </li>
        ))}
        {items.map((row) => (
          <PlannedRowItem
            key={row.line}
            {...{ resource, row }}
            isTicked={ticked.has(row.line)}
            onTick={onTick && ((isTicked) => onTick([row.line], isTicked))}
            mend={mendsOf(row.line, pathsOf(row))}
          />
        ))}
      </ul>
      {unread.length > mostUnread && (
        <p className={css.word}>{say("more", { count: unread.length - mostUnread })}</p>
      )}
      {totalCount > plannedPageSize && (
        <div className={css.row}>
          <Button size="small" isDisabled={page === 0} onPress={() => setPage(page - 1)}>
            {say("former")}
          </Button>
          <span className={css.word}>
            {say("pageOf", { page: page + 1, pages: Math.ceil(totalCount / plannedPageSize) })}
          </span>
          <Button
            size="small"
            isDisabled={(page + 1) * plannedPageSize >= totalCount}
            onPress={() => setPage(page + 1)}
          >
            {say("next")}
          </Button>
        </div>
      )}
    </div>
  )
}
