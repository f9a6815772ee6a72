import type * as Effect from "effect/Effect"
import { LooseChanges } from "../contract/looseDeliveries/looseChanges.ts"
import { looseDeliveryCalls } from "../contract/looseDeliveries/looseDeliveryCalls.ts"
import type { Api } from "./api.ts"
import { decodeEvent, isFreshStart } from "./decodeEvent.ts"
import { follow, type NoStream } from "./follow.ts"

/** Receives which loose deliveries change. */
export interface LooseDeliveryListener {
  /** The stream has begun. `missed` says that earlier changes may be missing: read the deliveries. */
  readonly onStart: (missed: boolean) => void
  readonly onChanges: (changes: LooseChanges) => void
  /** What is known may become out of date; the stream is retried. */
  readonly onDisconnect: () => void
}

/** Follows the loose deliveries within the user's reach until it is interrupted. Fails with `NoStream` where there is none. */
export const followLooseDeliveries = (
  api: Api,
  { onStart, onChanges, onDisconnect }: LooseDeliveryListener,
): Effect.Effect<never, NoStream> =>
  follow(api, looseDeliveryCalls.changes, {
    onDisconnect,
    onEvent: ({ name, data }) => {
      if (name === "start") onStart(isFreshStart(data))
      const changes = name === "changes" ? decodeEvent(LooseChanges, data) : undefined
      if (changes) onChanges(changes)
    },
  })
