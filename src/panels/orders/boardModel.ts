import { batch, computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { PrepTimes } from "../../contract/companies/prepMinutesAt.ts"
import type { BoardColumn, BoardOrder } from "../../contract/orders/board.ts"
import type { OrderException } from "../../contract/orders/orderExceptions.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { type BoardFilter, noFilter } from "./boardFilter.ts"
import { type BoardCard, keepLanes, keepTallies, type Lanes, lanesOf, noLanes, tally } from "./lanes.ts"
import { makeOrderStore } from "./orderStore.ts"
import { type Fulfillment, prepSignals, prepVerbs } from "./boardPrep.ts"
import { type BoardRead, readBoard } from "./readBoard.ts"
import type { QueuedMove } from "./queuedMove.ts"

/** `live`: the stream is connected; `polled`: the server has no stream; `away`: the stream is reconnecting. */
export type Link = "live" | "polled" | "away"

/** Facts of the board besides its orders. */
export type BoardFacts = Omit<BoardRead, "orders">

/** The open orders and how current they are. No React in here. */
export interface BoardModel {
  readonly facts: ReadonlySignal<Remote<BoardFacts, ApiError>>
  /** The orders that are shown, by column: keys, what is promised soonest first. A column stays the same list until its orders change. */
  readonly lanes: ReadonlySignal<Lanes>
  /** Number of orders with each exception; the filter does not apply. */
  readonly tallies: ReadonlySignal<Readonly<Record<OrderException, number>>>
  /** Every open order, unsorted, with what was done to it. */
  readonly all: ReadonlySignal<ReadonlyArray<BoardCard>>
  readonly filter: ReadonlySignal<BoardFilter>
  /** The time by the platform's clock, in milliseconds since 1970; it ticks for all cards at once. */
  readonly now: ReadonlySignal<number>
  /** The same every five seconds, for what is told in minutes. */
  readonly beat: ReadonlySignal<number>
  readonly link: ReadonlySignal<Link>
  /** Minutes the kitchen takes for orders of this kind now: as was said last, or else the store's own. */
  prepMinutes(fulfillment: Fulfillment): ReadonlySignal<number>
  /** One order; undefined once it is no longer open. */
  card(key: string): ReadonlySignal<BoardCard | undefined>
  load(): Effect.Effect<void>
  /** Follows the stream until interrupted, or returns if there is none. Calls `missed` when changes were lost. */
  follow(missed: () => void): Effect.Effect<void>
  /** True if the board should be read again: no stream keeps it current, and no read is running. */
  isStale(): boolean
  /** Takes over orders as they are now. */
  apply(changed: ReadonlyArray<BoardOrder>): void
  /** Draws what was done and is not confirmed. */
  setMoves(moves: ReadonlyArray<QueuedMove>): void
  /** Takes over the store's preparation times. */
  setPrepTimes(times: PrepTimes): void
  /** Somebody said how long the kitchen takes; it counts until the store's own time for this kind changes. */
  setPrepMinutes(minutes: number, fulfillment: Fulfillment): void
  setFilter(change: Partial<BoardFilter>): void
  tick(): void
}

const slowTickMs = 5000

const stateOf = (api: Api) => ({
  facts: signal<Remote<BoardFacts, ApiError>>(loading),
  filter: signal(noFilter),
  now: signal(api.now()),
  beat: signal(api.now()),
  link: signal<Link>("polled"),
  prep: prepSignals(),
})
type State = ReturnType<typeof stateOf>

const reading = (
  api: Api,
  type: BoardRead["type"],
  { facts }: State,
  store: ReturnType<typeof makeOrderStore>,
) => {
  let reads = 0
  const ended = Effect.sync(() => void (reads -= 1))
  const load = Effect.fnUntraced(function* () {
    reads += 1
    store.beginRead()
    facts.value = reloading(facts.peek())
    const exit = yield* Effect.exit(Effect.ensuring(readBoard(api, type), ended))
    batch(() => {
      if (Exit.isSuccess(exit)) store.replace(exit.value.orders)
      facts.value = arrive(facts.peek(), exit)
    })
  })
  return { load, isReading: () => reads > 0 }
}

/** Counts with orders that were completed or canceled meanwhile. */
const withClosed = (
  facts: Remote<BoardFacts, ApiError>,
  closed: ReadonlyArray<BoardColumn>,
): Remote<BoardFacts, ApiError> => {
  const { data } = facts
  if (data?.today === undefined || closed.length === 0) return facts
  const count = (column: BoardColumn) => closed.filter((one) => one === column).length
  const today = { done: data.today.done + count("done"), canceled: data.today.canceled + count("canceled") }
  return { ...facts, data: { ...data, today } }
}

/** Time for which changes are collected, so that many are drawn together, in milliseconds. */
const collectMs = 16
/** At least how many are drawn before the browser may paint, and of very many which share. */
const [drawnAtOnce, share] = [4, 10]

/** Hands on what comes within a moment together, of much a part at a time. */
const collected = (apply: BoardModel["apply"]): BoardModel["apply"] => {
  const waiting: Array<BoardOrder> = []
  const flush = () => {
    const part = waiting.splice(0, Math.max(drawnAtOnce, waiting.length / share))
    if (waiting.length > 0) setTimeout(flush)
    apply(part)
  }
  return (changed) => {
    if (waiting.length === 0) setTimeout(flush, collectMs)
    waiting.push(...changed)
  }
}

const following =
  (api: Api, { link }: State, apply: BoardModel["apply"]) =>
  (missed: () => void) =>
    Effect.tryPromise(() => import("../../api/followOrders.ts")).pipe(
      Effect.flatMap(({ followOrders }) =>
        followOrders(api, {
          onStart: (hasMissed) => {
            link.value = "live"
            if (hasMissed) missed()
          },
          onChanges: ({ changed }) => apply(changed),
          onDisconnect: () => void (link.value = "away"),
        }),
      ),
      // If the stream cannot be loaded, the board is polled, as it is without a stream.
      Effect.catch(() => Effect.sync(() => (link.value = "polled"))),
    )

/** Keeps of the last value what did not change, so that it is not drawn again. */
const steady = <A>(read: () => A, settle: (last: A, next: A) => A, first: A) => {
  let last = first
  return computed(() => (last = settle(last, read())))
}

const makeBoardModel = (api: Api, type: BoardRead["type"]): BoardModel => {
  const state = stateOf(api)
  const { facts, filter, now, beat, link, prep } = state
  const store = makeOrderStore(type)
  const { load, isReading } = reading(api, type, state, store)
  const apply = (changed: ReadonlyArray<BoardOrder>) =>
    batch(() => void (facts.value = withClosed(facts.peek(), store.apply(changed))))
  const { all } = store
  return {
    facts,
    filter,
    now,
    beat,
    link,
    ...prepVerbs(prep, beat),
    all,
    lanes: steady<Lanes>(
      // Only the filter by exceptions depends on the time.
      () => lanesOf(all.value, filter.value, filter.value.exception ? beat.value : beat.peek()),
      keepLanes,
      noLanes,
    ),
    tallies: steady(() => tally(all.value, beat.value), keepTallies, tally([], 0)),
    card: store.card,
    load,
    follow: following(api, state, collected(apply)),
    isStale: () => !isReading() && (link.peek() !== "live" || facts.peek()._tag !== "Here"),
    apply,
    setMoves: (moves) => batch(() => store.setMoves(moves)),
    setFilter: (change) => void (filter.value = { ...filter.peek(), ...change }),
    tick: () => {
      now.value = api.now()
      if (now.peek() - beat.peek() >= slowTickMs) beat.value = now.peek()
    },
  }
}

export const BoardModel = createModel(makeBoardModel)
