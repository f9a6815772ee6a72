import { useRef } from "react"
import { idKey } from "../../../contract/wire/recordId.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { useExplain } from "../../../frame/useExplain.ts"
import { useLostFocus } from "../../../frame/useLostFocus.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { PanelBody } from "../../../ui/panel/PanelBody.tsx"
import { visuallyHidden } from "../../../ui/theme/text.css.ts"
import { type DescribedRow, titleOf } from "../describedRow.ts"
import { statusName } from "../StatusMark.tsx"
import { useReader } from "../useReader.ts"
import { BoardCard } from "./BoardCard.tsx"
import { boardWords } from "./boardWords.ts"
import * as css from "./board.css.ts"
import { type BoardColumn, type BoardList, type DescribedBoard, useBoard } from "./useBoard.ts"
import { recordCards, useBoardCards } from "./useBoardCards.ts"

interface Props {
  readonly resource: Resource
  readonly list: BoardList
  readonly onOpen: (row: DescribedRow) => void
  /** Asks for what a move needs, such as its reason. */
  readonly onMove: (requested: { readonly row: DescribedRow; readonly to: string }) => void
}

interface ColumnProps extends Pick<Props, "resource" | "onOpen"> {
  readonly column: BoardColumn
  readonly board: DescribedBoard
}

const Column = ({ resource, column: { status, rows, total }, board, onOpen }: ColumnProps) => {
  const say = useWords("describedBoard", boardWords)
  const { word } = useReader(resource)
  const name = statusName(word, status)
  const more = total - rows.length
  return (
    <section className={css.column} aria-label={say("inColumn", { name, count: total })} data-column={status}>
      <div className={css.columnHead} data-tone={resource.status?.values[status]?.[2]}>
        <h2 className={css.columnTitle}>{name}</h2>
        <span className={css.count} aria-hidden="true">
          {total}
        </span>
      </div>
      {rows.length === 0 ? <p className={css.nothing}>{say("nothing")}</p> : null}
      <ul className={css.cards}>
        {rows.map((row) => (
          <BoardCard
            key={idKey(row._id)}
            {...{ resource, row }}
            steps={board.stepsOf(row)}
            onOpen={() => onOpen(row)}
            onStep={(to) => board.start(row, to)}
          />
        ))}
      </ul>
      {more > 0 ? <p className={css.nothing}>{say("more", { count: more })}</p> : null}
    </section>
  )
}

/** A described list in columns by its status; cards are moved by dragging, by their menus and by keys. */
const Board = ({ resource, list, onOpen, onMove }: Props) => {
  const say = useWords("describedBoard", boardWords)
  const explain = useExplain()
  const board = useBoard(resource, list, onMove)
  const { columns, error, problem, isLoading, reload } = board
  const place = useRef<HTMLDivElement>(null)
  const focus = useLostFocus(place, (element, lost) => {
    const card = recordCards.find(element, recordCards.keyAt(lost)) ?? element
    ;(card.querySelector("button") ?? element).focus()
  })
  const moves = useBoardCards(board, (row) => titleOf(resource, row))
  if (!columns && problem)
    return <LoadFailure title={list.word("loadFailed")} error={problem} busy={isLoading} onRetry={reload} />
  if (!columns) return <LoadingBar />
  return (
    <PanelBody>
      <div ref={place} className={css.place} tabIndex={-1} {...focus}>
        {error !== undefined && (
          <Notice tone="warning" role="alert">
            {error}
          </Notice>
        )}
        {problem && (
          <Notice tone="warning" role="alert">
            {say("outdated")} {explain(problem)}{" "}
            <Button size="small" busy={isLoading} onPress={reload}>
              {say("retry")}
            </Button>
          </Notice>
        )}
        <p className={visuallyHidden}>{say("keys")}</p>
        <div className={css.board} {...moves}>
          {columns.map((column) => (
            <Column key={column.status} {...{ resource, column, board, onOpen }} />
          ))}
        </div>
      </div>
    </PanelBody>
  )
}

export default Board
