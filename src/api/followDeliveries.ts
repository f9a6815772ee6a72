import type * as Effect from "effect/Effect"
import { deliveryPeople } from "../contract/deliveryPeople/deliveryPeople.ts"
import { DeliveryChanges } from "../contract/deliveryPeople/deliveryPerson.ts"
import type { Api } from "./api.ts"
import { decodeEvent, isFreshStart } from "./decodeEvent.ts"
import { follow, type NoStream } from "./follow.ts"

/** Receives changes of delivery people. */
export interface DeliveryListener {
  /** The stream has begun. `missed` says that earlier changes may be missing: load the list. */
  readonly onStart: (missed: boolean) => void
  /** Take out `removed` first, then merge each of `changed` into what is known. */
  readonly onChanges: (changes: DeliveryChanges) => void
  /** What is known may become out of date; the stream is retried. */
  readonly onDisconnect: () => void
}

/**
 * Follows the delivery people within the user's reach until it is interrupted. Fails with `NoStream` where the API has
 * no stream: read the list every `limits.delivery.pollMs` instead.
 */
export const followDeliveries = (
  api: Api,
  { onStart, onChanges, onDisconnect }: DeliveryListener,
): Effect.Effect<never, NoStream> =>
  follow(api, deliveryPeople.changes, {
    onDisconnect,
    onEvent: ({ name, data }) => {
      if (name === "start") onStart(isFreshStart(data))
      const changes = name === "changes" ? decodeEvent(DeliveryChanges, data) : undefined
      if (changes) onChanges(changes)
    },
  })
