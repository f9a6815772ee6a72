import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import { cellText, columnHeading } from "../../../src/contract/resource/cellText.ts"
import { cellWords } from "../../../src/contract/wire/csv.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { topicSubscriptions as contract } from "../../../src/contract/people/topicSubscriptions.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { people as peopleList } from "../../../src/contract/resources/people.ts"
import { type Database, query } from "../db/database.ts"
import { topicSubscriptions } from "../db/resourceSchema.ts"
import { tables } from "../db/described/tables.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { filterCondition } from "../resource/filterCondition.ts"
import { lockRecord, noteRecord, readRecord } from "../resource/lockRecord.ts"
import { checkWriter } from "../resource/owner.ts"

const { people } = tables

/** The people a change is about: those the filter finds in the topic's application whom it would change. */
const changedPeople = (
  context: Context,
  application: number,
  topic: number,
  { filter, isSubscribed }: HandlerInput<typeof contract.change>["body"],
): SQL | undefined => {
  const has = sql`(select s.person_id from ${topicSubscriptions} s where s.topic_id = ${topic})`
  return and(
    eq(people.applicationId, application),
    notInArray(people.status, ["ANONYMIZED"]),
    filterCondition(context, filter),
    isSubscribed ? notInArray(people.id, has) : inArray(people.id, has),
  )
}

const write = async (tx: Database, topic: number, isSubscribed: boolean, found: SQL | undefined) => {
  const those = tx
    .select({ topicId: sql<number>`${topic}::bigint`, personId: people.id })
    .from(people)
    .where(found)
  if (isSubscribed) await tx.insert(topicSubscriptions).select(those as never)
  else
    await tx
      .delete(topicSubscriptions)
      .where(
        and(
          eq(topicSubscriptions.topicId, topic),
          inArray(topicSubscriptions.personId, tx.select({ id: people.id }).from(people).where(found)),
        ),
      )
}

/** Text of a filter on people; undefined for all of them. */
const filterText = (people: Resource, filter: object, language: Locale): string | undefined => {
  const changes = Object.entries(filter).map(([name, value]) => {
    const values = [value].flat().map((value: unknown) => (name === "roles" ? [value] : value))
    const cells = values.map((value) =>
      cellWords(cellText(people, name, { [name]: value } as never, language), language),
    )
    return `${columnHeading(people, name, language)}: ${cells.join(", ")}`
  })
  return changes.length > 0 ? changes.join("; ") : undefined
}

/** Subscribes and unsubscribes people by what they have in common. */
export const subscriptionHandlers = (contexts: ReadonlyArray<Context>): HandlersOf<typeof contract> => {
  const topics = contextOf(contexts, notificationTopics)
  const registered = contextOf(contexts, peopleList)
  const change = Effect.fn("topics.subscribe")(function* (
    tx: Database,
    { params: { id }, body, caller, language }: HandlerInput<typeof contract.change>,
  ) {
    yield* checkWriter(topics.resource, caller)
    const at = { tx, caller, language }
    const { row, owner } = yield* lockRecord(topics, at, id)
    const found = changedPeople(registered, owner.applicationId ?? 0, id, body)
    const [counted] = yield* query(() =>
      tx
        .select({ changed: sql<number>`count(*)::int` })
        .from(people)
        .where(found),
    )
    const changed = counted?.changed ?? 0
    if (body.isTrial === true) return { changed, subscribers: Number(row.subscribers) }
    yield* query(() => write(tx, id, body.isSubscribed, found))
    const after = yield* readRecord(tx, topics, caller, id)
    const subscribers = Number(after.subscribers)
    const changes = [{ field: "subscribers", old: Number(row.subscribers), new: subscribers }]
    const reason = filterText(registered.resource, body.filter, language)
    if (changed > 0) yield* noteRecord(topics, at, { action: "UPDATE", row: after, owner, changes, reason })
    return { changed, subscribers }
  })
  return { change: (input) => input.write((tx) => change(tx, input)) }
}
