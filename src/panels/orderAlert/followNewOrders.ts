import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { isTransient } from "../../api/transient.ts"
import { limits } from "../../contract/limits.ts"
import { applications } from "../../contract/applications/applications.ts"
import { isWaiting, newOrderPath, newOrders, NewOrder, ringOf } from "../../contract/orders/newOrders.ts"
import { read } from "../../contract/wire/read.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { projectDatabase } from "./projectDatabase.ts"
import { serverDatabase } from "./serverDatabase.ts"
import { nextLook } from "./nextLook.ts"
import type { Listening, PlaceListener, RealtimeDatabase } from "../../api/realtimeDatabase.ts"
import { within } from "../../api/lightEffect.ts"

/** Interval between probes of the connection, and the maximum time for an answer, in milliseconds. */
export interface WatchPace {
  readonly probeMs: number
  readonly answerMs: number
}

const pace: WatchPace = { probeMs: 10_000, answerMs: 3000 }

/** After a failure, which the next look would likely meet again. */
const nextTry = ({ probeMs }: WatchPace) => nextLook(2 * probeMs)

interface Following {
  readonly company: RecordId
  /** The application of the stored user (section 7), whose own Firebase project comes first. */
  readonly application?: RecordId | undefined
  /** Given by the host, in place of the application's and the server's. */
  readonly database: RealtimeDatabase | undefined
  readonly onOrders: (orders: ReadonlyArray<NewOrder>) => void
  /** Told once of the order that waits at the place when one starts to listen. */
  readonly onWaiting?: (order: NewOrder) => void
  /** Callback for errors. They are retried, and only logged (section 8). */
  readonly onError: (cause: unknown) => void
  readonly pace?: WatchPace
}

/** Creates a bell that signals news once, however often it rings before somebody listens. */
const makeBell = () => {
  let isRung = false
  let wake = () => {}
  const firstValue = Effect.callback<void>((resume) => {
    wake = () => {
      if (!isRung) return
      isRung = false
      wake = () => {}
      resume(Effect.void)
    }
    wake()
    return Effect.sync(() => (wake = () => {}))
  })
  const ring = () => {
    isRung = true
    wake()
  }
  return { ring, heard: firstValue }
}

/**
 * Reads the orders placed since the last reading, first none. The server may list one twice: it is left out. What was read
 * before a failure is given with the next reading.
 */
const makeCatchUp = (api: Api) => {
  let cursor: string | undefined
  let listed: ReadonlySet<string> = new Set()
  let fresh: Array<NewOrder> = []
  return Effect.gen(function* () {
    for (;;) {
      const answer = yield* api.call(newOrders.read, { query: cursor === undefined ? {} : { after: cursor } })
      fresh.push(...answer.items.filter((order) => !listed.has(ringOf(order))))
      listed = new Set(answer.items.map(ringOf))
      cursor = answer.cursor
      if (answer.items.length < limits.list.maxUnpaged) break
    }
    const read = fresh
    fresh = []
    return read
  })
}

/** Returns the data of an order from the place's value alone; any other value still means that an order was placed. */
const orderIn = (value: unknown): NewOrder => {
  try {
    return read(NewOrder, value)
  } catch {
    return { _id: JSON.stringify(value) }
  }
}

/** On a platform that lists no new orders the place is all there is. What is there first was there before, and waits. */
const makeValues = (onWaiting: (order: NewOrder) => void) => {
  let last: string | undefined
  let fresh: Array<NewOrder> = []
  const hear = (value: unknown) => {
    const snapshot = JSON.stringify(value)
    if (value !== null && last !== snapshot) {
      const order = orderIn(value)
      if (last !== undefined) fresh.push(order)
      else if (isWaiting(order)) onWaiting(order)
    }
    last = snapshot
  }
  const take = Effect.sync(() => {
    const batch = fresh
    fresh = []
    return batch
  })
  return { hear, take }
}

/** Keeps the connection alive: looks at it at intervals, and begins another when it does not answer in time. */
const watch = (listening: Listening, { probeMs, answerMs }: WatchPace, ring: () => void) =>
  Effect.forever(
    Effect.gen(function* () {
      yield* nextLook(probeMs)
      const answered = Effect.tryPromise(() => listening.probe())
      const exit = yield* Effect.exit(answered.pipe(within(answerMs, () => Effect.fail("no answer"))))
      if (exit._tag === "Success") return
      listening.reconnect()
      ring()
    }),
  )

/** Listens until it is interrupted; where that cannot begin, it is tried again, and orders are read meanwhile. */
const listen = (
  { company, onError, pace: basePace = pace }: Following,
  database: RealtimeDatabase,
  listener: PlaceListener,
) => {
  const begin = Effect.tryPromise(() => database(newOrderPath(company), listener))
  const listening = Effect.acquireUseRelease(
    begin,
    (listening) => watch(listening, basePace, () => listener.onValue(undefined)),
    (listening) => Effect.sync(listening.stop),
  )
  const retry = Effect.gen(function* () {
    yield* Effect.catch(listening, (cause) => Effect.sync(() => onError(cause)))
    yield* nextTry(basePace)
    listener.onValue(undefined)
  })
  return Effect.forever(retry)
}

/**
 * The database of an application's own project; undefined where its record names none or may not be read. Where there is
 * another, it is asked once, and a host that gives no address of the applications has no project either.
 */
const projectOf = (api: Api, application: RecordId, basePace: WatchPace, isOnly: boolean) => {
  const mayPass = (error: ApiError) => isOnly && isTransient(error)
  const project: Effect.Effect<string | undefined, ApiError> = Effect.suspend(() =>
    api.call(applications.get, { params: { id: application } }).pipe(
      Effect.map(({ firebase }) => firebase?.databaseURL ?? undefined),
      Effect.catch((error) =>
        mayPass(error) ? Effect.andThen(nextTry(basePace), project) : Effect.fail(error),
      ),
    ),
  )
  return Effect.try(() => api.address(applications.get)).pipe(
    Effect.andThen(project),
    Effect.orElseSucceed(() => undefined),
    Effect.map((databaseURL) => databaseURL && projectDatabase({ databaseURL })),
  )
}

/** Returns the source of new orders: the host's choice, the application's own project, or the API's server. */
const databaseOf = Effect.fnUntraced(function* (api: Api, following: Following, isListed: boolean) {
  const { application, database, pace: basePace = pace } = following
  if (database) return database
  const own = application === undefined ? undefined : yield* projectOf(api, application, basePace, !isListed)
  return own || (isListed ? serverDatabase(api) : undefined)
})

/**
 * Tells of each order placed at a company from now on, once, until it is interrupted. The place in the realtime database
 * is a doorbell: what was placed is read by a cursor, so that nothing is missed while the connection is gone.
 */
export const followNewOrders = Effect.fnUntraced(function* (api: Api, following: Following) {
  const { onOrders, onWaiting = () => {}, onError, pace: basePace = pace } = following
  const bell = makeBell()
  const values = makeValues(onWaiting)
  const isListed = yield* Effect.orElseSucceed(api.offers(newOrders.read), () => false)
  const database = yield* databaseOf(api, following, isListed)
  if (!database) return
  const catchUp = makeCatchUp(api)
  const take = isListed ? catchUp : values.take
  const announce = Effect.map(take, (orders) => orders.length > 0 && onOrders(orders))
  // The news is still unread: it is tried again after a delay, or as soon as there is more.
  const failed = Effect.fnUntraced(function* (cause: unknown) {
    onError(cause)
    yield* Effect.raceFirst(nextTry(basePace), bell.heard)
    bell.ring()
  })
  while (isListed) {
    const exit = yield* Effect.exit(catchUp)
    if (exit._tag === "Success") break
    yield* nextTry(basePace)
  }
  const onValue = (value: unknown) => {
    if (value !== undefined) values.hear(value)
    bell.ring()
  }
  const answer = Effect.forever(Effect.andThen(bell.heard, Effect.catch(announce, failed)))
  yield* Effect.raceFirst(answer, listen(following, database, { onValue, onError }))
})
