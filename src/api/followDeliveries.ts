import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { deliveryPeople } from "../contract/deliveryPeople.ts"
import { DeliveryChanges } from "../contract/deliveryPerson.ts"
import { read } from "../contract/read.ts"
import type { Api } from "./api.ts"
import { follow, type NoStream } from "./follow.ts"
import { parseJson } from "./json.ts"

/** What hears of delivery people. */
export interface DeliveryListener {
  /** The stream has begun: from now on every change is told. True when some before it may be missing: load the list. */
  readonly onStart: (missed: boolean) => void
  /** Take `removed` out first, then lay each of `changed` over what is known; parts left out are as they were. */
  readonly onChanges: (changes: DeliveryChanges) => void
  /** What is known may grow old; the stream is tried again. */
  readonly onDisconnect: () => void
}

const Start = Schema.Struct({ resumed: Schema.Boolean })

/** What an event says; undefined when nothing can be made of it. */
const decodeEvent = <A>(schema: Schema.Codec<A, unknown>, data: string): A | undefined => {
  try {
    return read(schema, parseJson(data))
  } catch {
    return undefined
  }
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
      if (name === "start") onStart(decodeEvent(Start, data)?.resumed !== true)
      const changes = name === "changes" ? decodeEvent(DeliveryChanges, data) : undefined
      if (changes) onChanges(changes)
    },
  })
