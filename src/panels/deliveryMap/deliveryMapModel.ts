import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { DeliveryListener } from "../../api/followDeliveries.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryChanges } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { limits } from "../../contract/limits.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { applyChanges, type People } from "./changes.ts"
import { type Courier, courierOf, sortCouriers } from "./courier.ts"
import { noFilter, isShown, type LiveFilter, queryOf } from "./liveFilter.ts"
import { makeUnknownPeople } from "./unknownPeople.ts"

/** `live`: the stream is connected; `polled`: the server has no stream; `away`: the stream is reconnecting. */
export type Link = "live" | "polled" | "away"

/** The people on the map and how current they are. No React in here. */
export interface DeliveryMapModel {
  readonly people: ReadonlySignal<Remote<People, ApiError>>
  /** Everybody who matches the filter, in list order. */
  readonly couriers: ReadonlySignal<ReadonlyArray<Courier>>
  /** True if the answer reached the maximum, so that there may be more people than shown. */
  readonly isTruncated: ReadonlySignal<boolean>
  readonly filter: ReadonlySignal<LiveFilter>
  /** Time the platform last sent anything, by its own clock, in milliseconds since 1970; 0 before that. */
  readonly heardAt: ReadonlySignal<number>
  /** The current time by the platform's clock, which also stamps the positions. */
  readonly now: ReadonlySignal<number>
  readonly link: ReadonlySignal<Link>
  /**
   * True if the list should be read again: no stream keeps it current, or people are missing, and no read is running.
   */
  isStale(): boolean
  /** Follows the stream until interrupted, or returns if there is none. Calls `missed` when changes were lost. */
  follow(missed: () => void): Effect.Effect<void>
  /** Applies the buffered changes together, so that the map is not redrawn for each. */
  flush(): void
  /** Reads the whole list again. */
  load(): Effect.Effect<void>
  setFilter(filter: Partial<LiveFilter>): void
  /** Updates the clock, so that people without recent positions become silent. */
  tick(): void
}

const stateOf = (api: Api) => ({
  people: signal<Remote<People, ApiError>>(loading),
  isTruncated: signal(false),
  filter: signal(noFilter),
  heardAt: signal(0),
  now: signal(api.now()),
  link: signal<Link>("polled"),
  unknownPeople: makeUnknownPeople(),
})
type State = ReturnType<typeof stateOf>

const makeTick =
  (api: Api, { now, heardAt, link }: State) =>
  () => {
    now.value = api.now()
    if (link.peek() === "live") heardAt.value = now.peek()
  }

/** Reads the whole list. Reads may overlap; `isReading` is true until the last has ended. */
const reading = (api: Api, state: State, tick: () => void) => {
  const { people, isTruncated, filter, heardAt, now, unknownPeople } = state
  let reads = 0

  const read = Effect.fnUntraced(function* () {
    unknownPeople.beginRead()
    people.value = reloading(people.peek())
    const answer = api.call(deliveryPeople.list, { query: queryOf(filter.peek()) })
    const exit = yield* Effect.exit(
      Effect.map(answer, (all): People => new Map(all.map((one) => [idKey(one._id), one]))),
    )
    people.value = arrive(people.peek(), exit)
    tick()
    if (Exit.isFailure(exit)) return
    heardAt.value = now.peek()
    isTruncated.value = exit.value.size === limits.delivery.maxLive
    unknownPeople.endRead(exit.value, isTruncated.peek(), Date.now())
  })

  const load = () =>
    Effect.suspend(() => {
      reads += 1
      return Effect.ensuring(
        read(),
        Effect.sync(() => (reads -= 1)),
      )
    })

  return { load, isReading: () => reads > 0 }
}

/** Follows the stream of changes and buffers them until they are flushed into the list. */
const following = (
  api: Api,
  { people, filter, link, unknownPeople }: State,
  tick: () => void,
  isReading: () => boolean,
) => {
  let buffered: Array<DeliveryChanges> = []

  const listenerOf = (missed: () => void): DeliveryListener => ({
    onStart: (hasMissed) => {
      link.value = "live"
      if (hasMissed) missed()
    },
    onChanges: (changes) => void buffered.push(changes),
    onDisconnect: () => void (link.value = "away"),
  })

  // The stream is fetched once the panel is shown. Where it cannot be, the list is polled, as where there is none.
  const follow = (missed: () => void) =>
    Effect.tryPromise(() => import("../../api/followDeliveries.ts")).pipe(
      Effect.flatMap(({ followDeliveries }) => followDeliveries(api, listenerOf(missed))),
      Effect.catch(() => Effect.sync(() => (link.value = "polled"))),
    )

  /** Waits while the list is being read: buffered changes may be newer than the answer, so they are applied on top. */
  const flush = () => {
    const { data } = people.peek()
    if (!data || isReading() || buffered.length === 0) return
    for (const changes of buffered) unknownPeople.note(data, filter.peek(), changes)
    people.value = { _tag: "Here", data: applyChanges(data, buffered) }
    buffered = []
    tick()
  }

  return { follow, flush }
}

const makeDeliveryMapModel = (api: Api): DeliveryMapModel => {
  const state = stateOf(api)
  const { people, isTruncated, filter, heardAt, now, link, unknownPeople } = state
  const tick = makeTick(api, state)
  const { load, isReading } = reading(api, state, tick)
  const { follow, flush } = following(api, state, tick, isReading)
  return {
    people,
    isTruncated,
    filter,
    heardAt,
    now,
    link,
    couriers: computed(() => {
      const all = [...(people.value.data?.values() ?? [])]
      return sortCouriers(
        all.filter((one) => isShown(filter.value, one)).map((one) => courierOf(one, now.value)),
      )
    }),
    isStale: () =>
      !isReading() &&
      (link.peek() !== "live" || people.peek()._tag !== "Here" || unknownPeople.needRead(Date.now())),
    follow,
    flush,
    load,
    setFilter: (change) => void (filter.value = { ...filter.peek(), ...change }),
    tick,
  }
}

export const DeliveryMapModel = createModel(makeDeliveryMapModel)
