import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { someOf } from "../wire/someOf.ts"
import { Text } from "../wire/text.ts"
import { notificationTopics } from "../resources/notificationTopics.ts"

/** Roles of people (`roles` of a person). */
export const peopleRoles = ["CUSTOMER", "DELIVERYMAN", "SHOPPER", "STAFF"] as const

/** Whom to subscribe: nothing that tells one person from others. What is left out does not matter. */
const Subscribers = Schema.Struct({
  roles: Schema.optionalKey(someOf(Schema.Literals(peopleRoles))),
  /** A part of the city's name. */
  city: Schema.optionalKey(Text(limits.text.search.max)),
  acceptsMarketing: Schema.optionalKey(someOf(Schema.Boolean)),
})

/** Calls for the subscribers of a topic. */
export const topicSubscriptions = {
  change: endpoint({
    service: "main",
    extra: "subscriptions",
    access: notificationTopics.access,
    method: "POST",
    path: `${notificationTopics.path}/:id/subscriptions`,
    summary:
      "Subscribes all people of the topic's application that a filter finds, or unsubscribes them; who is anonymized stays out. With `isTrial` it only counts whom that would change.",
    params: { id: RecordIdText },
    body: Schema.Struct({
      filter: Subscribers,
      isSubscribed: Schema.Boolean,
      isTrial: Schema.optionalKey(Schema.Boolean),
    }),
    success: Schema.Struct({ changed: Schema.Int, subscribers: Schema.Int }),
  }),
}
