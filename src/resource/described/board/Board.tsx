import { idKey } from "../../../contract/wire/recordId.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { useWords } from "../../../frame/useWords.ts"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { PanelBody } from "../../../ui/panel/PanelBody.tsx"
import { nothing } from "../../board/board.css.ts"
import { BoardFrame } from "../../board/BoardFrame.tsx"
import { Lane } from "../../board/Lane.tsx"
import { type DescribedRow, titleOf } from "../describedRow.ts"
import { statusName } from "../StatusMark.tsx"
import { ListEmpty } from "../../ListVacancies.tsx"
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
    <Lane
      column={status}
      {...{ name }}
      count={total}
      label={say("inColumn", { name, count: total })}
      nothing={say("nothing")}
      end={more > 0 ? say("more", { count: more }) : undefined}
    >
      {rows.map((row) => (
        <BoardCard
          key={idKey(row._id)}
          {...{ resource, row }}
          steps={board.stepsOf(row)}
          onOpen={() => onOpen(row)}
          onStep={(to) => board.start(row, to)}
        />
      ))}
    </Lane>
  )
}

/** A described list in columns by its status; cards are moved by dragging, by their menus and by keys. */
const Board = ({ resource, list, onOpen, onMove }: Props) => {
  const say = useWords("describedBoard", boardWords)
  const board = useBoard(resource, list, onMove)
  const { columns, problem, isLoading, reload } = board
  const moves = useBoardCards(board, (row) => titleOf(resource, row))
  if (!columns && problem)
    return <LoadFailure title={list.word("loadFailed")} error={problem} busy={isLoading} onRetry={reload} />
  if (!columns) return <LoadingBar />
  return (
    <PanelBody>
      <BoardFrame
        cards={recordCards}
        {...{ board }}
        texts={{ keys: say("keys"), outdated: say("outdated"), retry: say("retry") }}
      >
        {columns.length === 0 && (
          <>
            <ListEmpty list={list} />
            <p className={nothing}>{say("listOnly")}</p>
          </>
        )}
        <div className={css.board} {...moves}>
          {columns.map((column) => (
            <Column key={column.status} {...{ resource, column, board, onOpen }} />
          ))}
        </div>
      </BoardFrame>
    </PanelBody>
  )
}

export default Board
