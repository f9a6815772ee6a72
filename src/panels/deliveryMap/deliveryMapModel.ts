import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { followDeliveries } from "../../api/followDeliveries.ts"
import { deliveryPeople } from "../../contract/deliveryPeople.ts"
import type { DeliveryChanges } from "../../contract/deliveryPerson.ts"
import { limits } from "../../contract/limits.ts"
import { idKey } from "../../contract/recordId.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { after, type People } from "./changes.ts"
import { type Courier, courierOf, ordered } from "./courier.ts"
import { everybody, isShown, type LiveFilter, queryOf } from "./liveFilter.ts"
import { makeStrangers } from "./strangers.ts"

/** `live` hears every change, `polled` reads in intervals because there is no stream, `away` until there is one again. */
export type Link = "live" | "polled" | "away"

/** Who is where. No React in here. */
export interface DeliveryMapModel {
  readonly people: ReadonlySignal<Remote<People, ApiError>>
  /** Everybody who is shown, in the order of the list. */
  readonly couriers: ReadonlySignal<ReadonlyArray<Courier>>
  /** Whether as many were answered as are answered at most, so that there may be more. */
  readonly isCut: ReadonlySignal<boolean>
  readonly filter: ReadonlySignal<LiveFilter>
  /** When the platform was last heard, by its own clock, in milliseconds since 1970; 0 before that. */
  readonly heardAt: ReadonlySignal<number>
  /** The moment the map tells, by the platform's clock: it is the one that tells when somebody was where. */
  readonly now: ReadonlySignal<number>
  readonly link: ReadonlySignal<Link>
  /** Whether the list has to be read anew: it is not told of changes, or of not enough, and is not being read. */
  isStale(): boolean
  /** Hears of changes until it is interrupted, or there is nothing to hear. Calls `missed` when some were missed. */
  follow(missed: () => void): Effect.Effect<void>
  /** Brings in what was heard since the last time: many changes at once, so that the map is not drawn for each. */
  flush(): void
  /** Reads everybody anew. */
  load(): Effect.Effect<void>
  narrow(filter: Partial<LiveFilter>): void
  /** Time has passed: who has not been heard for long is silent. */
  tick(): void
}

const makeDeliveryMapModel = (api: Api): DeliveryMapModel => {
  const people = signal<Remote<People, ApiError>>(loading)
  const isCut = signal(false)
  const filter = signal(everybody)
  const heardAt = signal(0)
  const now = signal(api.now())
  const link = signal<Link>("polled")
  let heard: Array<DeliveryChanges> = []
  let loads = 0
  const strangers = makeStrangers()

  const couriers = computed(() => {
    const all = [...(people.value.data?.values() ?? [])]
    return ordered(all.filter((one) => isShown(filter.value, one)).map((one) => courierOf(one, now.value)))
  })

  const tick = () => {
    now.value = api.now()
    if (link.peek() === "live") heardAt.value = now.peek()
  }

  /** Not while a list is on its way: what is heard meanwhile may be newer than that, and comes on top. */
  const flush = () => {
    const { data } = people.peek()
    if (!data || loads > 0 || heard.length === 0) return
    for (const changes of heard) strangers.hear(data, filter.peek(), changes)
    people.value = { _tag: "Here", data: after(data, heard) }
    heard = []
    tick()
  }

  const follow = (missed: () => void) =>
    followDeliveries(api, {
      live: (hasMissed) => {
        link.value = "live"
        if (hasMissed) missed()
      },
      take: (changes) => void heard.push(changes),
      away: () => void (link.value = "away"),
    }).pipe(Effect.catchTag("NoStream", () => Effect.sync(() => (link.value = "polled"))))

  const read = Effect.fnUntraced(function* () {
    strangers.beginRead()
    people.value = reloading(people.peek())
    const asked = api.call(deliveryPeople.list, { query: queryOf(filter.peek()) })
    const exit = yield* Effect.exit(
      Effect.map(asked, (all): People => new Map(all.map((one) => [idKey(one._id), one]))),
    )
    people.value = arrive(people.peek(), exit)
    tick()
    if (Exit.isFailure(exit)) return
    heardAt.value = now.peek()
    isCut.value = exit.value.size === limits.delivery.maxLive
    strangers.endRead(exit.value, isCut.peek(), Date.now())
  })

  const load = () =>
    Effect.suspend(() => {
      loads += 1
      return Effect.ensuring(
        read(),
        Effect.sync(() => (loads -= 1)),
      )
    })

  const isStale = () =>
    loads === 0 &&
    (link.peek() !== "live" || people.peek()._tag !== "Here" || strangers.areWaiting(Date.now()))

  return {
    people,
    couriers,
    isCut,
    filter,
    heardAt,
    now,
    link,
    isStale,
    follow,
    flush,
    load,
    narrow: (change) => void (filter.value = { ...filter.peek(), ...change }),
    tick,
  }
}

export const DeliveryMapModel = createModel(makeDeliveryMapModel)
