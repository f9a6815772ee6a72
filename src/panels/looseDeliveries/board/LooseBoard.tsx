import { idKey } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { useNow } from "../../../frame/useNow.ts"
import { BoardFrame } from "../../../resource/board/BoardFrame.tsx"
import { Lane } from "../../../resource/board/Lane.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { BoardDialogs } from "./BoardDialogs.tsx"
import { useBoardWords } from "./boardWords.ts"
import * as css from "./looseBoard.css.ts"
import { LooseCard } from "./LooseCard.tsx"
import { columnOf, type LooseColumn, looseColumns, type LooseRow, type LooseStep } from "./looseColumns.ts"
import { deliveryCards, useCardMoves } from "./useCardMoves.ts"
import { maxCards, useLooseBoard } from "./useLooseBoard.ts"

const tickMs = 15_000

interface ColumnProps {
  readonly column: LooseColumn
  readonly rows: ReadonlyArray<LooseRow>
  readonly now: number
  readonly onOpen: (key: string) => void
  readonly onStep: (row: LooseRow, step: LooseStep) => void
}

const Column = ({ column, rows, now, onOpen, onStep }: ColumnProps) => {
  const say = useBoardWords()
  const name = say(`column.${column}`)
  const count = rows.length
  return (
    <Lane {...{ column, name, count }} label={say("inColumn", { name, count })} nothing={say("nothing")}>
      {rows.map((row) => (
        <LooseCard
          key={idKey(row._id)}
          {...{ row, now }}
          onOpen={() => onOpen(idKey(row._id))}
          onStep={(step) => onStep(row, step)}
        />
      ))}
    </Lane>
  )
}

/** The deliveries under way in columns; cards are moved by their buttons, their menus, by dragging, and found by arrows. */
const LooseBoard = () => {
  const say = useBoardWords()
  const board = useLooseBoard()
  const { rows = [], isCut, isLoading, problem, reload } = board
  const now = useNow(Date.now, tickMs)
  const moves = useCardMoves(rows, board.act)
  if (!board.rows && problem)
    return <LoadFailure title={say("loadFailed")} error={problem} busy={isLoading} onRetry={reload} />
  if (!board.rows) return <LoadingBar />
  return (
    <BoardFrame
      cards={deliveryCards}
      {...{ board }}
      texts={{ keys: say("keys"), outdated: say("outdated"), retry: say("retry") }}
    >
      {isCut && <Notice tone="info">{say("cut", { count: maxCards })}</Notice>}
      {rows.length === 0 ? (
        <EmptyState title={say("none")} text={say("noneText")} />
      ) : (
        <div className={css.board} {...moves}>
          {looseColumns.map((column) => (
            <Column
              key={column}
              {...{ column, now }}
              rows={rows.filter(({ status }) => columnOf(status) === column)}
              onOpen={board.open}
              onStep={board.act}
            />
          ))}
        </div>
      )}
      <BoardDialogs board={board} />
    </BoardFrame>
  )
}

export default LooseBoard
