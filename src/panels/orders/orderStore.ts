import { type ReadonlySignal, type Signal, signal } from "@preact/signals-core"
import { type BoardColumn, type BoardOrder, columnOf } from "../../contract/orders/board.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { type BoardCard, dueOf, isOpenColumn } from "./lanes.ts"
import { isOfSupermarket } from "../../business/orders/offeredMoves.ts"
import { type QueuedMove, withMoves } from "./queuedMove.ts"
import type { BoardRead } from "./readBoard.ts"

const noMoves: ReadonlyArray<QueuedMove> = []

const isOpen = ({ status }: BoardOrder) => isOpenColumn(columnOf(status))

/** Nothing is known of an order whose version is unknown: what is told last holds. */
const isOlder = ({ version }: BoardOrder, known: BoardOrder | undefined): boolean =>
  version !== undefined && known?.version !== undefined && version < known.version

/** True if a received order equals the known one. */
const isSame = (received: BoardOrder, known: BoardOrder | undefined): boolean =>
  known !== undefined && JSON.stringify(received) === JSON.stringify(known)

/** The cards that are drawn, each with a signal of its own, so that a change draws one of them. */
const makeCards = (known: ReadonlyMap<string, BoardOrder>) => {
  const cards = new Map<string, Signal<BoardCard | undefined>>()
  const all = signal<ReadonlyArray<BoardCard>>([])
  let moves: ReadonlyArray<QueuedMove> = noMoves

  const cardOf = (key: string) => {
    const card = cards.get(key) ?? signal<BoardCard | undefined>(undefined)
    cards.set(key, card)
    return card
  }
  const drawOne = (key: string) => {
    const order = known.get(key)
    if (!order) {
      cardOf(key).value = undefined
      return void cards.delete(key)
    }
    const own = moves.filter((move) => idKey(move.order) === key)
    const before = cardOf(key).peek()
    // The same card is not drawn again.
    if (own.length === 0 && before?.order === order) return
    const shown = own.length === 0 ? order : withMoves(order, own)
    const pendingMoves = own.length === 0 ? noMoves : own
    cardOf(key).value = { key, order: shown, moves: pendingMoves, due: dueOf(shown) }
  }
  const draw = (keys: Iterable<string>) => {
    for (const key of new Set(keys)) drawOne(key)
    all.value = [...known.keys()].flatMap((key) => cardOf(key).peek() ?? [])
  }
  const setMoves = (next: ReadonlyArray<QueuedMove>) => {
    const changed = [...moves, ...next].map(({ order }) => idKey(order))
    moves = next
    draw(changed)
  }
  return {
    all: all as ReadonlySignal<ReadonlyArray<BoardCard>>,
    card: (key: string): ReadonlySignal<BoardCard | undefined> => cardOf(key),
    draw,
    drawAll: () => draw([...cards.keys(), ...known.keys()]),
    setMoves,
  }
}

/**
 * Keeps the open orders by key. What was done and is not confirmed is drawn over what the platform told last.
 */
export const makeOrderStore = (type: BoardRead["type"]) => {
  const known = new Map<string, BoardOrder>()
  const { draw, drawAll, ...cards } = makeCards(known)
  let touched = new Set<string>()
  return {
    ...cards,
    /** From now on it is noted which orders change, until the answer is here. */
    beginRead: () => void (touched = new Set()),
    /** Takes over all open orders; what changed while they were read is newer than the answer. */
    replace: (orders: ReadonlyArray<BoardOrder>) => {
      const received = new Map(orders.map((order) => [idKey(order._id), order]))
      for (const key of known.keys()) if (!received.has(key) && !touched.has(key)) known.delete(key)
      for (const [key, order] of received) {
        const before = known.get(key)
        const isNews = !touched.has(key) && isOpen(order) && !isOlder(order, before)
        if (isNews && !isSame(order, before)) known.set(key, order)
      }
      drawAll()
    },
    /** Takes over changed orders, and answers the columns of those that were open and are no longer. */
    apply: (changed: ReadonlyArray<BoardOrder>): ReadonlyArray<BoardColumn> => {
      const closed: Array<BoardColumn> = []
      const accepted = changed.filter(
        (order) =>
          isOfSupermarket(order) === (type === "supermarket") && !isOlder(order, known.get(idKey(order._id))),
      )
      for (const order of accepted) {
        const key = idKey(order._id)
        touched.add(key)
        if (isOpen(order)) known.set(key, { ...known.get(key), ...order })
        else if (known.delete(key)) closed.push(columnOf(order.status) ?? "done")
      }
      draw(accepted.map(({ _id }) => idKey(_id)))
      return closed
    },
  }
}
