import type { ReadonlySignal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Client } from "../../api/client.ts"
import { freshKey } from "../../api/freshKey.ts"
import { keepTrying } from "../../api/keepTrying.ts"
import { type KeptDraft, keptDraft } from "../../api/keptDraft.ts"
import { perPerson, personOf } from "../../api/perPerson.ts"
import type { BoardOrder } from "../../contract/orders/board.ts"
import type { Order } from "../../contract/orders/order.ts"
import { isRecordId, sameId } from "../../contract/wire/recordId.ts"
import { MoveQueueModel } from "./moveQueueModel.ts"
import { ownVersions } from "./ownVersions.ts"
import type { OrderChange, QueuedMove } from "./queuedMove.ts"
import type { MoveError } from "./sendMove.ts"

/** Hears of what the platform takes and refuses. */
export interface QueueListener {
  readonly onSent: (sent: QueuedMove, order: Order) => void
  readonly onRefused: (refused: QueuedMove, error: MoveError) => void
  /** Callback for a refusal nobody heard of; the order may have changed again since. */
  readonly onMissed: (refused: QueuedMove, error: MoveError) => void
}

/** Changes to orders that the platform has not confirmed; sending continues whether the panel is shown or not. */
export interface MoveQueue {
  readonly moves: ReadonlySignal<ReadonlyArray<QueuedMove>>
  /** Does the same to each of these orders, one after the other. */
  write(orders: ReadonlyArray<BoardOrder>, change: OrderChange): void
  /** Hears of each answer, and goes on with what is in line; returns the way to stop. */
  follow(listener: QueueListener): () => void
  /** Sends no more. */
  end(): void
}

const kinds: ReadonlySet<string | undefined> = new Set<OrderChange["kind"]>([
  "move",
  "ready",
  "courier",
  "promise",
])

const isMove = (value: unknown): value is QueuedMove => {
  const { key, order, code, change, at } = Object(value) as Partial<QueuedMove>
  return (
    typeof key === "string" &&
    isRecordId(order) &&
    typeof code === "string" &&
    typeof at === "number" &&
    kinds.has(change?.kind)
  )
}

const movesIn = (draft: KeptDraft): ReadonlyArray<QueuedMove> => {
  const read = draft.read()
  return Array.isArray(read) ? read.filter(isMove) : []
}

/** Number of refusals kept until somebody hears of them. */
const maxRefusals = 3

const waits = ({ state }: QueuedMove) => state === "waiting"

/** The same done to each of these orders; what was done to an order before decides the version of what follows. */
const movesOf = (
  some: ReadonlyArray<BoardOrder>,
  change: OrderChange,
  at: number,
  inLine: ReadonlyArray<QueuedMove>,
  versionOf: (order: BoardOrder) => number | undefined,
): ReadonlyArray<QueuedMove> =>
  some.map((order) => ({
    key: freshKey(),
    order: order._id,
    code: order.code ?? String(order._id),
    change,
    at,
    ...(!inLine.some((move) => sameId(move.order, order._id)) && { version: versionOf(order) }),
    state: inLine.some(waits) ? "waiting" : "queued",
  }))

/** Keeps what is in line for a reload, and tries again until it is sent; returns the way to stop. */
const watch = (
  { api }: Client,
  { moves }: Pick<MoveQueue, "moves">,
  draft: KeptDraft,
  retryWaiting: () => void,
) => {
  let stopTrying: (() => void) | undefined
  const stopWatching = moves.subscribe((all) => {
    draft.write(all.length === 0 ? undefined : all)
    if (all.length > 0) return void (stopTrying ??= keepTrying(api.outage, retryWaiting))
    stopTrying?.()
    stopTrying = undefined
  })
  return () => {
    stopWatching()
    stopTrying?.()
  }
}

const makeMoveQueue = (client: Client, person: string): MoveQueue => {
  const draft = keptDraft(client, `orders ${person}`)
  const listeners = new Set<QueueListener>()
  let refusals: ReadonlyArray<readonly [QueuedMove, MoveError]> = []
  const versions = ownVersions()
  const isPresent = () => personOf(client) === person
  const model = new MoveQueueModel(client.api, {
    savedMoves: movesIn(draft),
    onSent: (sent, order) => {
      versions.add(order._id, sent.version, order.version)
      listeners.forEach(({ onSent }) => onSent(sent, order))
    },
    onRefused: (refused, error) => {
      if (listeners.size === 0) refusals = [...refusals, [refused, error] as const].slice(-maxRefusals)
      listeners.forEach(({ onRefused }) => onRefused(refused, error))
    },
    isPresent,
  })
  const send = () => void Effect.runCallback(model.send())
  const end = watch(client, model, draft, () => {
    if (!isPresent()) return
    model.retry()
    send()
  })
  return {
    moves: model.moves,
    write: (some, change) => {
      model.add(movesOf(some, change, client.api.now(), model.moves.peek(), versions.versionOf))
      send()
    },
    follow: (listener) => {
      listeners.add(listener)
      for (const [refused, error] of refusals) listener.onMissed(refused, error)
      refusals = []
      send()
      return () => void listeners.delete(listener)
    },
    end,
  }
}

/** The queue of the user and the company they view; it ends with their session. */
export const moveQueueOf = perPerson(makeMoveQueue, (queue) => queue.end())
