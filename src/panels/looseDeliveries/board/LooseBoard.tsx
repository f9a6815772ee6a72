import { useEffect, useRef, useState } from "react"
import { idKey } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { useExplain } from "../../../frame/useExplain.ts"
import { useLostFocus } from "../../../frame/useLostFocus.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { visuallyHidden } from "../../../ui/theme/text.css.ts"
import { BoardDialogs } from "./BoardDialogs.tsx"
import { useBoardWords } from "./boardWords.ts"
import * as css from "./looseBoard.css.ts"
import { LooseCard } from "./LooseCard.tsx"
import { columnOf, type LooseColumn, looseColumns, type LooseRow, type LooseStep } from "./looseColumns.ts"
import { deliveryCards, useCardMoves } from "./useCardMoves.ts"
import { most, useLooseBoard } from "./useLooseBoard.ts"

const tickMs = 15_000

const useNow = () => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface LaneProps {
  readonly column: LooseColumn
  readonly rows: ReadonlyArray<LooseRow>
  readonly now: number
  readonly onOpen: (key: string) => void
  readonly onStep: (row: LooseRow, step: LooseStep) => void
}

const Lane = ({ column, rows, now, onOpen, onStep }: LaneProps) => {
  const say = useBoardWords()
  const name = say(`column.${column}`)
  return (
    <section
      className={css.lane}
      aria-label={say("inColumn", { name, count: rows.length })}
      data-column={column}
    >
      <div className={css.laneHead}>
        <h2 className={css.laneTitle}>{name}</h2>
        <span className={css.count} aria-hidden="true">
          {rows.length}
        </span>
      </div>
      {rows.length === 0 ? (
        <p className={css.nothing}>{say("nothing")}</p>
      ) : (
        <ul className={css.cards}>
          {rows.map((row) => (
            <LooseCard
              key={idKey(row._id)}
              {...{ row, now }}
              onOpen={() => onOpen(idKey(row._id))}
              onStep={(step) => onStep(row, step)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The deliveries under way in columns; cards are moved by their buttons, their menus, by dragging, and found by arrows. */
const LooseBoard = () => {
  const say = useBoardWords()
  const board = useLooseBoard()
  const explain = useExplain()
  const { rows = [], isCut, isLoading, problem, reload, error } = board
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  const focus = useLostFocus(place, (element, lost) => {
    const card = deliveryCards.find(element, deliveryCards.keyAt(lost)) ?? element
    const next = card.querySelector("button") ?? element
    next.focus()
  })
  const moves = useCardMoves(rows, board.act)
  if (!board.rows && problem)
    return <LoadFailure title={say("loadFailed")} error={problem} busy={isLoading} onRetry={reload} />
  if (!board.rows) return <LoadingBar />
  return (
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
      {isCut && <Notice tone="info">{say("cut", { count: most })}</Notice>}
      <p className={visuallyHidden}>{say("keys")}</p>
      {rows.length === 0 ? (
        <EmptyState title={say("none")} text={say("noneText")} />
      ) : (
        <div className={css.board} {...moves}>
          {looseColumns.map((column) => (
            <Lane
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
    </div>
  )
}

export default LooseBoard
