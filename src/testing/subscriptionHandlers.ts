import * as Effect from "effect/Effect"
import { topicSubscriptions } from "../contract/people/topicSubscriptions.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Handler } from "./handlers.ts"
import { idOf } from "./readInput.ts"
import { type KeptRow, statusOf } from "./resourceFilter.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"

type Asked = (typeof topicSubscriptions.change)["body"]["Type"]

/** The people a change is about: those its filter finds in the topic's application whom it would change. */
const changedPeople = (
  { resource, table }: ResourceMemory,
  topic: KeptRow,
  subscribed: ReadonlySet<number>,
  { filter, isSubscribed }: Asked,
): ReadonlyArray<number> =>
  table
    .found({ filter })
    .filter(
      (person) =>
        person.owner === topic.owner &&
        statusOf(resource, person) !== "ANONYMIZED" &&
        subscribed.has(person._id) !== isSubscribed,
    )
    .map(({ _id }) => _id)

/** Subscribes people of a backend to its topics; nobody is subscribed at first. */
export const subscriptionHandlers = (
  memories: ReadonlyArray<ResourceMemory>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const named = (name: string) => memories.find(({ resource }) => resource.name === name)
  const subscribers = new Map<number, Set<number>>()
  const change: Handler = Effect.fnUntraced(function* (input) {
    const [topics, people] = [named("notificationTopics"), named("people")]
    if (!topics || !people) return yield* new NotFound()
    yield* ensureWriter(topics)
    const topic = yield* oneWithin(topics, idOf(input))
    const subscribed = subscribers.get(topic._id) ?? new Set()
    const body = input.body as Asked
    const found = changedPeople(people, topic, subscribed, body)
    if (body.isTrial !== true) {
      for (const id of found) {
        if (body.isSubscribed) subscribed.add(id)
        else subscribed.delete(id)
      }
      subscribers.set(topic._id, subscribed)
      topics.table.rows.set(topic._id, {
        ...topic,
        values: { ...topic.values, subscribers: subscribed.size },
      })
    }
    return { changed: found.length, subscribers: subscribed.size }
  })
  return [[topicSubscriptions.change, change]]
}
