import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../../api/api.ts"
import { ignore } from "../../../api/lightEffect.ts"
import { deliveryPeople } from "../../../contract/deliveryPeople/deliveryPeople.ts"
import type {
  DeliveryChanges,
  DeliveryStatus,
  LivePerson,
} from "../../../contract/deliveryPeople/deliveryPerson.ts"
import { orderCouriers } from "../../../contract/orders/orderCourier.ts"
import { type RecordId, sameId } from "../../../contract/wire/recordId.ts"

/** Live position of one delivery person. No React in here. */
export interface CourierModel {
  /** Undefined while that is not known. */
  readonly person: ReadonlySignal<LivePerson | DeliveryStatus | undefined>
  load(): Effect.Effect<void>
  /** Follows the stream until interrupted, or returns if there is none. Calls `missed` when changes were lost. */
  follow(missed: () => void): Effect.Effect<void>
  /** True if it should be read again, because no stream reports it or nothing is known yet. */
  isStale(): boolean
}

/** Whoever delivers an order. */
export interface OrderCourier {
  readonly id: RecordId
  readonly name: string
  readonly order: RecordId
}

type FoundCourier = LivePerson | DeliveryStatus | undefined

const isWith =
  (id: RecordId) =>
  (one: { readonly _id: RecordId }): boolean =>
    sameId(one._id, id)

/** On the live map, or else where the platform says it for the order: a store does not see those who deliver for any on the map. */
const find = Effect.fnUntraced(function* (api: Api, { id, name, order }: OrderCourier) {
  const onMap = (yield* api.call(deliveryPeople.list, { query: { search: name } })).find(isWith(id))
  if (onMap) return { isOnMap: true, found: onMap as FoundCourier }
  const offersStatus = yield* api.offers(orderCouriers.status)
  const status = offersStatus ? yield* api.call(orderCouriers.status, { params: { id: order } }) : undefined
  return { isOnMap: false, found: (status && isWith(id)(status) ? status : undefined) as FoundCourier }
})

const makeCourierModel = (api: Api, courier: OrderCourier): CourierModel => {
  const { id } = courier
  const person = signal<FoundCourier>(undefined)
  let isLive = false
  /** The stream tells of those on the map alone. */
  let isOnMap = false
  const apply = ({ changed, removed }: DeliveryChanges, missed: () => void) => {
    if (removed.some((one) => sameId(one, id))) {
      person.value = undefined
      isOnMap = false
    }
    const known = person.peek()
    const change = changed.findLast(({ _id }) => sameId(_id, id))
    if (known && change) person.value = { ...known, ...change }
    else if (change) missed()
  }
  const listener = (missed: () => void) => ({
    onStart: (hasMissed: boolean) => {
      isLive = true
      if (hasMissed) missed()
    },
    onChanges: (changes: DeliveryChanges) => apply(changes, missed),
    onDisconnect: () => void (isLive = false),
  })
  return {
    person,
    isStale: () => !isLive || !isOnMap,
    // A failed read of the position is no reason to bother anyone: it is retried, and nothing is shown.
    load: () =>
      ignore(
        Effect.map(find(api, courier), (now) => {
          isOnMap = now.isOnMap
          person.value = now.found
        }),
      ),
    // If the stream cannot be loaded, the position is polled, as it is without a stream.
    follow: (missed) =>
      Effect.tryPromise(() => import("../../../api/followDeliveries.ts")).pipe(
        Effect.flatMap(({ followDeliveries }) => followDeliveries(api, listener(missed))),
        Effect.catch(() => Effect.sync(() => void (isLive = false))),
      ),
  }
}

export const CourierModel = createModel(makeCourierModel)
