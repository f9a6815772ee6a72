import * as Effect from "effect/Effect"
import { isAvailable, metersBetween, nearestFirst } from "../contract/deliveryPeople/courierCandidate.ts"
import { looseCourierCalls as calls } from "../contract/looseDeliveries/looseCourierCalls.ts"
import { looseDeliveries } from "../contract/resources/looseDeliveries.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Handler } from "./Handler.ts"
import { storePlace } from "./looseDeliverySending.ts"
import { idOf } from "./readInput.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { sampleDeliveryPeople } from "./sampleDeliveryPeople.ts"

const over: ReadonlyArray<string | null | undefined> = looseDeliveries.status?.final ?? []

const candidates = () =>
  sampleDeliveryPeople
    .filter(isAvailable)
    .map(({ _id, isOnline, onRoute, flag, person, typeOfVehicle, location }) => {
      const distance = metersBetween(location, storePlace)
      const load = onRoute ? 1 : 0
      return { _id, isOnline, onRoute, flag, person, typeOfVehicle, location, distance, load }
    })
    .toSorted(nearestFirst)

/** Tells who has a loose delivery of a backend, and who could. */
export const looseCourierHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => [
  [
    calls.courier,
    (input) =>
      Effect.map(oneWithin(memory, idOf(input)), ({ status, values }) => {
        const found = sampleDeliveryPeople.find(({ _id }) => _id === values["deliveryPerson"])
        if (!found || over.includes(status)) return null
        const { _id, phone = null, typeOfVehicle = null } = found
        return { _id, phone, typeOfVehicle }
      }),
  ],
  [calls.candidates, (input) => Effect.map(oneWithin(memory, idOf(input)), candidates)],
]
