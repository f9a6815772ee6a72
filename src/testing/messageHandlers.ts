import * as Effect from "effect/Effect"
import { messages } from "../contract/messages/messages.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { idOf } from "./readInput.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import type { Handler } from "./Handler.ts"

interface Whom {
  readonly to: string
  readonly topic?: number | null
  readonly readers?: ReadonlyArray<number>
  readonly offerCities?: ReadonlyArray<number>
}

const rowsOf = ({ lists }: ResourceMemory, list: string) => [
  ...(lists.tables.find(({ resource }) => resource.name === list)?.table.rows.values() ?? []),
]

/** Returns the number of readers of offers a push would reach; a backend in memory does not check whom they follow. */
const countReaders = (memory: ResourceMemory, { readers = [], offerCities = [] }: Whom): number =>
  rowsOf(memory, "offerPeople").filter(
    ({ _id, status, values }) =>
      status === "ACTIVE" &&
      values["acceptsPush"] === true &&
      values["hasPush"] === true &&
      (readers.length === 0 || readers.includes(_id)) &&
      (offerCities.length === 0 || offerCities.includes(Number(values["city"]))),
  ).length

/** Returns the number of people in a backend whom a message would reach; it does not know where they live. */
const countReached = (memory: ResourceMemory, whom: Whom): number => {
  const { to, topic } = whom
  if (to === "READER") return countReaders(memory, whom)
  const subscribed = topic ? (memory.lists.subscribers.get(topic) ?? new Set()) : undefined
  return rowsOf(memory, "people").filter(({ _id, status, values }) => {
    const isThere = status === "PENDING" || status === "ACTIVE"
    const isFor = ((values["roles"] ?? []) as ReadonlyArray<string>).includes(to)
    const acceptsMarketing = to !== "CUSTOMER" || values["acceptsMarketing"] === true
    return isThere && isFor && (subscribed ? subscribed.has(_id) : acceptsMarketing)
  }).length
}

/** Sends tests of messages nowhere, for a backend in memory has nobody to send them, and counts whom they reach. */
export const messageHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const tests: Readonly<Record<string, Endpoint>> = {
    emailTemplates: messages.testTemplate,
    emailTypes: messages.testType,
    notifications: messages.testNotification,
    campaigns: messages.testCampaign,
  }
  const { name } = memory.resource
  const test: Handler = Effect.fnUntraced(function* (input) {
    yield* ensureWriter(memory)
    yield* oneWithin(memory, idOf(input))
    return { to: memory.lists.user.email, kept: true }
  })
  const audience: Handler = Effect.fnUntraced(function* ({ body }) {
    yield* ensureWriter(memory)
    return { people: countReached(memory, body as Whom) }
  })
  return [
    ...(tests[name] ? [[tests[name], test] as const] : []),
    ...(name === "notifications" ? [[messages.audience, audience] as const] : []),
  ]
}
