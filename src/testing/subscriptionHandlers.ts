import * as Effect from "effect/Effect"
import { topicSubscriptions } from "../contract/people/topicSubscriptions.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { idOf } from "./readInput.ts"
import { type KeptRow, statusOf } from "./resourceFilter.ts"
import { type DescribedLists, noteLine, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import { entryOf } from "../contract/wire/entryOf.ts"
import type { Handler } from "./Handler.ts"

type SubscriptionBody = (typeof topicSubscriptions.change)["body"]["Type"]

/** The people a change is about: those its filter finds in the topic's application whom it would change. */
const changedPeople = (
  { resource, table }: ResourceMemory,
  topic: KeptRow,
  subscribed: ReadonlySet<number>,
  { filter, isSubscribed }: SubscriptionBody,
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

const setSubscribers = ({ subscribers, tables }: DescribedLists, id: number, subscribed: Set<number>) => {
  subscribers.set(id, subscribed)
  const topics = tables.find(({ resource }) => resource.name === "notificationTopics")?.table.rows
  const topic = topics?.get(id)
  if (topic) topics?.set(id, { ...topic, values: { ...topic.values, subscribers: subscribed.size } })
}

/** Takes somebody who is gone off every topic; whoever they were merged into is subscribed in their place. */
export const leaveTopics = (lists: DescribedLists, person: number, heir?: number): void => {
  for (const [id, subscribed] of lists.subscribers)
    if (subscribed.delete(person)) {
      if (heir !== undefined) subscribed.add(heir)
      setSubscribers(lists, id, subscribed)
    }
}

/** Role for the key of a topic's user type; other keys mean staff. */
const roleOfType: Readonly<Record<string, string>> = {
  CUSTOMER: "CUSTOMER",
  COURIER: "DELIVERYMAN",
  SHOPPER: "SHOPPER",
}

/** Subscribes somebody who is new to the topics everybody they are for has by default. */
export const joinTopics = (lists: DescribedLists, { _id: person, owner, values }: KeptRow): void => {
  const rowsOf = (name: string) => lists.tables.find(({ resource }) => resource.name === name)?.table.rows
  const types = rowsOf("userTypes")
  const roles = (values["roles"] ?? []) as ReadonlyArray<unknown>
  for (const { _id: id, owner: of, values: topic } of rowsOf("notificationTopics")?.values() ?? []) {
    const audience = ((topic["userTypes"] ?? []) as ReadonlyArray<number>).map(
      (type) => entryOf(roleOfType, String(types?.get(type)?.values["key"])) ?? "STAFF",
    )
    const isFor = audience.length === 0 || audience.some((role) => roles.includes(role))
    if (of === owner && topic["isDefault"] === true && topic["isActive"] === true && isFor)
      setSubscribers(lists, id, new Set([...(lists.subscribers.get(id) ?? []), person]))
  }
}

/** Subscribes people of a backend to its topics. */
export const subscriptionHandlers = (
  memories: ReadonlyArray<ResourceMemory>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const memoryOf = (name: string) => memories.find(({ resource }) => resource.name === name)
  const change: Handler = Effect.fnUntraced(function* (input) {
    const [topics, people] = [memoryOf("notificationTopics"), memoryOf("people")]
    if (!topics || !people) return yield* new NotFound()
    yield* ensureWriter(topics)
    const topic = yield* oneWithin(topics, idOf(input))
    const subscribed = topics.lists.subscribers.get(topic._id) ?? new Set()
    const body = input.body as SubscriptionBody
    const found = changedPeople(people, topic, subscribed, body)
    if (body.isTrial !== true && found.length > 0) {
      const old = subscribed.size
      for (const id of found) {
        if (body.isSubscribed) subscribed.add(id)
        else subscribed.delete(id)
      }
      setSubscribers(topics.lists, topic._id, subscribed)
      const changes = [{ field: "subscribers", old, new: subscribed.size }]
      noteLine(topics, { record: topic._id, action: "UPDATE", changes })
    }
    return { changed: found.length, subscribers: subscribed.size }
  })
  return [[topicSubscriptions.change, change]]
}
