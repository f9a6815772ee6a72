import { useEffect, useRef, useState } from "react"
import { inOneTab } from "../../../api/inOneTab.ts"
import { keptChoice } from "../../../api/keptDraft.ts"
import { acceptances } from "../../../contract/orders/orderMoves.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import type { BoardCard } from "../lanes.ts"
import { commonTemplates } from "../printTemplates.ts"
import type { Board } from "../useBoard.ts"

/** That this browser prints, since when (milliseconds since 1970), and the keys of what it printed. */
interface Turn {
  readonly since: number
  readonly printed: ReadonlyArray<string>
}

/** How many orders are remembered, and how long ago one may have been accepted that was not printed then. */
const maxPrinted = 200
const freshMs = 600_000

const isTurn = (kept: unknown): kept is Turn => {
  const { since, printed } = Object(kept) as Partial<Turn>
  return typeof since === "number" && Array.isArray(printed)
}

/** Whether an order was just accepted and nobody printed it. */
const isDue = ({ key, order, moves }: BoardCard, { since, printed }: Turn, now: number): boolean => {
  const at = Date.parse(order.since ?? "")
  return (
    acceptances.some((one) => one === order.status) &&
    moves.length === 0 &&
    (order.prints ?? 0) === 0 &&
    at >= since &&
    now - at < freshMs &&
    !printed.includes(key)
  )
}

/** Whether this browser prints a company's orders as they are accepted; kept for it, where its session is. */
const useTurn = (company: RecordId) => {
  const { client } = usePanel()
  const [kept] = useState(() => keptChoice(client, `autoPrint ${idKey(company)}`))
  const [own, setOwn] = useState<Turn>()
  const read = (): Turn | undefined => {
    const found = kept.read()
    if (isTurn(found)) return found
    // Another tab may have turned it off.
    return client.session.choices ? undefined : own
  }
  const write = (turn: Turn | undefined) => {
    kept.write(turn)
    setOwn(turn)
  }
  return { read, write }
}

/** Does something while the page is seen: one that is hidden hears nothing, and is in nobody's way then. */
const whileSeen = (begin: () => () => void): (() => void) => {
  let end: (() => void) | undefined
  const look = () => {
    if (!document.hidden) return void (end ??= begin())
    end?.()
    end = undefined
  }
  look()
  document.addEventListener("visibilitychange", look)
  return () => {
    document.removeEventListener("visibilitychange", look)
    end?.()
  }
}

/** Prints orders as they are accepted, each once, in one of the browser's tabs. What could not be printed is `missed`. */
export const useAutoPrint = (board: Board, company: RecordId, isWanted: boolean) => {
  const turn = useTurn(company)
  const [missed, setMissed] = useState<ReadonlyArray<BoardCard>>([])
  const tried = useRef(new Set<string>())
  const { model, print } = board
  const isHere = turn.read() !== undefined
  const printDue = useLatest((cards: ReadonlyArray<BoardCard>) => {
    const now = turn.read()
    if (!now || !print) return
    const due = cards.filter((card) => !tried.current.has(card.key) && isDue(card, now, model.now.peek()))
    const [template] = commonTemplates(due.map(({ order }) => order))
    if (!template) return
    for (const { key } of due) tried.current.add(key)
    turn.write({ ...now, printed: [...now.printed, ...due.map(({ key }) => key)].slice(-maxPrinted) })
    print(due, template, () => {
      turn.write(now)
      setMissed((others) => [...others, ...due])
    })
  })
  useEffect(
    () =>
      isWanted && isHere
        ? whileSeen(() =>
            inOneTab(`balcao.orders.print ${idKey(company)}`, () => model.all.subscribe(printDue)),
          )
        : undefined,
    [isWanted, isHere, company, model, printDue],
  )
  return {
    isHere,
    setHere: (here: boolean) => turn.write(here ? { since: model.now.peek(), printed: [] } : undefined),
    missed,
    /** Prints what was missed; to be called in answer to a press. */
    printMissed: () => {
      const [template] = commonTemplates(missed.map(({ order }) => order))
      setMissed([])
      if (template) print?.(missed, template)
    },
  }
}
