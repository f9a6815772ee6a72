import type * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { deliveryPeople } from "../contract/deliveryPeople.ts"
import { DeliveryChanges } from "../contract/deliveryPerson.ts"
import type { Api } from "./api.ts"
import { follow, type NoStream } from "./follow.ts"

/** What hears of delivery people. */
export interface DeliveryListener {
  /** The stream has begun: from now on every change is told. True when some before it may be missing: load the list. */
  readonly live: (missed: boolean) => void
  /** Take `removed` out first, then lay each of `changed` over what is known; parts left out are as they were. */
  readonly take: (changes: DeliveryChanges) => void
  /** What is known may grow old; the stream is tried again. */
  readonly away: () => void
}

const Start = Schema.fromJsonString(Schema.Struct({ resumed: Schema.Boolean }))
const startOf = Schema.decodeUnknownOption(Start)
const changesOf = Schema.decodeUnknownOption(Schema.fromJsonString(DeliveryChanges))

/**
 * Follows the delivery people within the user's reach until it is interrupted. Fails with `NoStream` where the API has
 * no stream: read the list every `limits.delivery.poll` instead.
 */
export const followDeliveries = (
  api: Api,
  { live, take, away }: DeliveryListener,
): Effect.Effect<never, NoStream> =>
  follow(api, deliveryPeople.changes, {
    away,
    event: ({ name, data }) => {
      if (name === "start") live(!Option.exists(startOf(data), ({ resumed }) => resumed))
      if (name === "changes") Option.map(changesOf(data), take)
    },
  })
