import type * as Effect from "effect/Effect"
import { LooseChanges } from "../contract/looseDeliveries/looseChanges.ts"
import { looseDeliveryCalls } from "../contract/looseDeliveries/looseDeliveryCalls.ts"
import type { Api } from "./api.ts"
import type { NoStream } from "./follow.ts"
import { type ChangesListener, followChanges } from "./followChanges.ts"

/** Receives which loose deliveries change. */
export type LooseDeliveryListener = ChangesListener<LooseChanges>

/** Follows the loose deliveries within the user's reach. */
export const followLooseDeliveries = (
  api: Api,
  listener: LooseDeliveryListener,
): Effect.Effect<never, NoStream> => followChanges(api, looseDeliveryCalls.changes, LooseChanges, listener)
