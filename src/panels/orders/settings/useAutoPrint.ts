import { useEffect, useRef, useState } from "react"
import { inOneTab } from "../../../api/inOneTab.ts"
import { keptChoice } from "../../../api/keptDraft.ts"
import { acceptances } from "../../../contract/orders/orderMoves.ts"
import { orderSettings } from "../../../contract/orders/orderSettings.ts"
import { orderLimits } from "../../../contract/orders/orderLimits.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { usePart } from "../../../frame/useValue.ts"
import type { BoardCard } from "../lanes.ts"
import { commonTemplates } from "../printTemplates.ts"
import type { Board } from "../useBoard.ts"

/** That this browser prints, since when (milliseconds since 1970), and the keys of what it printed. */
interface PrintTurn {
  readonly since: number
  readonly printed: ReadonlyArray<string>
}

/** Number of orders remembered, and the maximum age of an acceptance that is printed automatically, in milliseconds. */
const maxPrinted = 200
const freshMs = 600_000

const isTurn = (saved: unknown): saved is PrintTurn => {
  const { since, printed } = Object(saved) as Partial<PrintTurn>
  return typeof since === "number" && Array.isArray(printed)
}

const acceptedAt = ({ order }: BoardCard): number => Date.parse(order.since ?? "")

const isUnprinted = ({ order }: BoardCard): boolean => (order.prints ?? 0) === 0

/** True if an order was accepted after printing was turned on in this browser, and has not been printed. */
const isOwed = (card: BoardCard, { since, printed }: PrintTurn): boolean =>
  acceptances.some((one) => one === card.order.status) &&
  card.moves.length === 0 &&
  isUnprinted(card) &&
  acceptedAt(card) >= since &&
  !printed.includes(card.key)

const keysOf = (cards: ReadonlyArray<BoardCard>) => cards.map(({ key }) => key)

/**
 * Returns the state of automatic printing of a company's orders in this browser; stored for the browser, alongside its
 * session.
 */
const useTurn = (company: RecordId) => {
  const { client } = usePanel()
  const [storedTurn] = useState(() => keptChoice(client, `autoPrint ${idKey(company)}`))
  const stored = () => {
    const found = storedTurn.read()
    return isTurn(found) ? found : undefined
  }
  const [own, setOwn] = useState(stored)
  // Another tab may have turned it off.
  const read = () => (client.session.choices ? stored() : own)
  const write = (turn: PrintTurn | undefined) => {
    storedTurn.write(turn)
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

/** The keys of what could not be printed, how many of them nobody printed meanwhile, and the way to print them. */
const useMissed = ({ model, print }: Board) => {
  const [keys, setKeys] = useState<ReadonlyArray<string>>([])
  const miss = (missed: ReadonlyArray<string>) => {
    if (missed.length > 0) setKeys((missedKeys) => [...new Set([...missedKeys, ...missed])])
  }
  const isMissed = (card: BoardCard) => keys.includes(card.key) && isUnprinted(card)
  const printMissed = () => {
    const cards = model.all.peek().filter(isMissed).slice(0, orderLimits.maxAtOnce)
    const [template] = commonTemplates(cards.map(({ order }) => order))
    if (!template) return
    const pressed = keysOf(cards)
    setKeys(keys.filter((key) => !pressed.includes(key)))
    print?.(cards, template, { isPressed: true, onMissed: () => miss(pressed) })
  }
  return { missed: usePart(model.all, (cards) => cards.filter(isMissed).length), miss, printMissed }
}

type TurnState = ReturnType<typeof useTurn>

/** Prints what is due, once; `begun` is since when the page is told to print, in milliseconds since 1970. */
const usePrintDue = (
  { model, print }: Board,
  storedTurn: TurnState,
  miss: (keys: ReadonlyArray<string>) => void,
) => {
  const triedKeys = useRef(new Set<string>())
  return useLatest((cards: ReadonlyArray<BoardCard>, begun: number) => {
    const now = storedTurn.read()
    if (!now || !print) return
    const freshFrom = model.now.peek() - freshMs
    const unprinted = cards.filter((card) => !triedKeys.current.has(card.key) && isOwed(card, now))
    const dueCards = unprinted.filter((card) => acceptedAt(card) > freshFrom)
    // While nobody saw the page, or while it was away.
    const late = unprinted.filter((card) => acceptedAt(card) <= freshFrom && acceptedAt(card) >= begun)
    for (const key of keysOf([...dueCards, ...late])) triedKeys.current.add(key)
    miss(keysOf(late))
    const [template] = commonTemplates(dueCards.map(({ order }) => order))
    if (!template) return
    const keys = keysOf(dueCards)
    storedTurn.write({ ...now, printed: [...now.printed, ...keys].slice(-maxPrinted) })
    const onMissed = () => {
      const then = storedTurn.read()
      if (then) storedTurn.write({ ...then, printed: then.printed.filter((key) => !keys.includes(key)) })
      miss(keys)
    }
    print(dueCards, template, { isPressed: false, onMissed })
  })
}

/** Prints orders as they are accepted, each once, in one of the browser's tabs. What could not be printed is `missed`. */
export const useAutoPrint = (board: Board, company: RecordId, isWanted: boolean) => {
  const { client } = usePanel()
  const storedTurn = useTurn(company)
  const { model } = board
  const { missed, miss, printMissed } = useMissed(board)
  const printDue = usePrintDue(board, storedTurn, miss)
  const isHere = storedTurn.read() !== undefined
  useEffect(() => {
    if (!isWanted || !isHere) return
    const begun = model.now.peek()
    return whileSeen(() =>
      // Tabs on two platforms know nothing of each other's orders.
      inOneTab(`balcao.orders.print ${client.api.address(orderSettings.read)} ${idKey(company)}`, () =>
        model.all.subscribe((cards) => printDue(cards, begun)),
      ),
    )
  }, [isWanted, isHere, client, company, model, printDue])
  return {
    isHere,
    setHere: (here: boolean) => storedTurn.write(here ? { since: model.now.peek(), printed: [] } : undefined),
    missed,
    /** To be called in answer to a press: prints as much as is printed at once. */
    printMissed,
  }
}
