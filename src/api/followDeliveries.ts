import type * as Effect from "effect/Effect"
import { deliveryPeople } from "../contract/deliveryPeople/deliveryPeople.ts"
import { DeliveryChanges } from "../contract/deliveryPeople/deliveryPerson.ts"
import type { Api } from "./api.ts"
import type { NoStream } from "./follow.ts"
import { type ChangesListener, followChanges } from "./followChanges.ts"

/** Receives changes of delivery people: take out `removed` first, then merge each of `changed` into what is known. */
export type DeliveryListener = ChangesListener<DeliveryChanges>

/**
 * Follows the delivery people within the user's reach. Where the API has no stream the list is read every
 * `limits.delivery.pollMs` instead.
 */
export const followDeliveries = (api: Api, listener: DeliveryListener): Effect.Effect<never, NoStream> =>
  followChanges(api, deliveryPeople.changes, DeliveryChanges, listener)
