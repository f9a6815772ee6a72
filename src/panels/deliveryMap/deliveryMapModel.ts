import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { LocatedCompany } from "../../contract/companies.ts"
import { deliveryPeople } from "../../contract/deliveryPeople.ts"
import type { DeliveryPerson } from "../../contract/deliveryPerson.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { type Courier, courierOf, ordered } from "./courier.ts"
import { everybody, isShown, type LiveFilter, queryOf } from "./liveFilter.ts"

type People = ReadonlyMap<number, DeliveryPerson>

/** Who is where. No React in here. */
export interface DeliveryMapModel {
  readonly people: ReadonlySignal<Remote<People, ApiError>>
  /** Everybody who is shown, in the order of the list. */
  readonly couriers: ReadonlySignal<ReadonlyArray<Courier>>
  readonly stores: ReadonlySignal<ReadonlyArray<LocatedCompany>>
  readonly filter: ReadonlySignal<LiveFilter>
  /** When the platform was last heard, in milliseconds since 1970; 0 before that. */
  readonly heardAt: ReadonlySignal<number>
  /** The moment the map tells, in milliseconds since 1970. */
  readonly now: ReadonlySignal<number>
  /** Reads everybody anew. */
  load(): Effect.Effect<void>
  loadStores(): Effect.Effect<void>
  narrow(filter: Partial<LiveFilter>): void
  /** Time has passed: who has not been heard for long is silent. */
  tick(): void
}

const makeDeliveryMapModel = (api: Api): DeliveryMapModel => {
  const people = signal<Remote<People, ApiError>>(loading)
  const stores = signal<ReadonlyArray<LocatedCompany>>([])
  const filter = signal(everybody)
  const heardAt = signal(0)
  const now = signal(Date.now())

  const couriers = computed(() => {
    const all = [...(people.value.data?.values() ?? [])]
    return ordered(all.filter((one) => isShown(filter.value, one)).map((one) => courierOf(one, now.value)))
  })

  const tick = () => void (now.value = Date.now())

  const load = Effect.fnUntraced(function* () {
    people.value = reloading(people.peek())
    const asked = api.call(deliveryPeople.list, { query: queryOf(filter.peek()) })
    const exit = yield* Effect.exit(
      Effect.map(asked, (all): People => new Map(all.map((one) => [one._id, one]))),
    )
    people.value = arrive(people.peek(), exit)
    tick()
    if (Exit.isSuccess(exit)) heardAt.value = now.peek()
  })

  /** The map is of use without stores. */
  const loadStores = Effect.fnUntraced(function* () {
    const exit = yield* Effect.exit(api.call(deliveryPeople.stores))
    if (Exit.isSuccess(exit)) stores.value = exit.value
  })

  return {
    people,
    couriers,
    stores,
    filter,
    heardAt,
    now,
    load,
    loadStores,
    narrow: (change) => void (filter.value = { ...filter.peek(), ...change }),
    tick,
  }
}

export const DeliveryMapModel = createModel(makeDeliveryMapModel)
