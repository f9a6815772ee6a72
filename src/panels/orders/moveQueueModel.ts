import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { Api } from "../../api/api.ts"
import { isUnanswered } from "../../api/transient.ts"
import type { Order } from "../../contract/orders/order.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import type { QueuedMove } from "./queuedMove.ts"
import { type MoveError, sendMove } from "./sendMove.ts"

/** Changes to orders that are being sent, one after the other in their order. No React in here. */
export interface MoveQueueModel {
  readonly moves: ReadonlySignal<ReadonlyArray<QueuedMove>>
  add(moves: ReadonlyArray<QueuedMove>): void
  /** Sends what is in line; ends when nothing is, or when nobody answers. */
  send(): Effect.Effect<void>
  /** Puts what waits for the connection in line again. */
  retry(): void
}

export interface MoveQueueOptions {
  /** Moves left by a reload of the page. */
  readonly savedMoves: ReadonlyArray<QueuedMove>
  /** The platform has taken this, and the order is like that now. */
  readonly onSent: (sent: QueuedMove, order: Order) => void
  /** The platform refuses this; what was done to the order after it is given up too. */
  readonly onRefused: (refused: QueuedMove, error: MoveError) => void
  /** True if the client still has the user and company in whose name the change was made. */
  readonly isPresent: () => boolean
}

/**
 * Returns the remaining moves after one was sent. The first move of an order has that order's version; each later one
 * takes the version of the answer.
 */
const withVersion = (moves: ReadonlyArray<QueuedMove>, sent: QueuedMove, { version }: Order) => {
  const rest = moves.filter(({ key }) => key !== sent.key)
  const next = rest.findIndex(({ order }) => sameId(order, sent.order))
  return rest.map((move, at) => (at === next ? { ...move, version } : move))
}

const makeMoveQueueModel = (api: Api, options: MoveQueueOptions): MoveQueueModel => {
  const { savedMoves, onSent, onRefused, isPresent } = options
  const moves = signal<ReadonlyArray<QueuedMove>>(savedMoves.map((move) => ({ ...move, state: "queued" })))
  let isSending = false
  const setStates = (state: QueuedMove["state"]) =>
    void (moves.value = moves.peek().map((move) => (move.state === state ? move : { ...move, state })))

  const refuse = (move: QueuedMove, cause: Cause.Cause<MoveError>) => {
    const error = Option.getOrUndefined(Cause.findErrorOption(cause))
    // Moves interrupted by a change of company wait for that person to come back.
    if (error === undefined || isUnanswered(error)) return setStates("waiting")
    moves.value = moves.peek().filter(({ order }) => !sameId(order, move.order))
    onRefused(move, error)
  }

  const sendAll = Effect.fnUntraced(function* () {
    for (;;) {
      const move = moves.peek()[0]
      if (move?.state !== "queued" || !isPresent()) return
      const exit = yield* Effect.exit(sendMove(api, move))
      if (Exit.isFailure(exit)) {
        refuse(move, exit.cause)
        continue
      }
      moves.value = withVersion(moves.peek(), move, exit.value)
      onSent(move, exit.value)
    }
  })

  return {
    moves,
    add: (added) => void (moves.value = [...moves.peek(), ...added]),
    retry: () => setStates("queued"),
    send: () =>
      Effect.suspend(() => {
        if (isSending) return Effect.void
        isSending = true
        return Effect.ensuring(
          sendAll(),
          Effect.sync(() => void (isSending = false)),
        )
      }),
  }
}

export const MoveQueueModel = createModel(makeMoveQueueModel)
