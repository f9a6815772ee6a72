import { sql, type SQL } from "drizzle-orm"
import { anyOf } from "../db/anyOf.ts"
import { mailUnsubscriptions } from "../db/messageSchema.ts"
import { topicSubscriptions } from "../db/resourceSchema.ts"
import { tables } from "../db/described/tables.ts"
import { uniqueText } from "../db/searchText.ts"
import { type Database, query } from "../db/database.ts"
import { isReaderReached, readerAcceptsMessages } from "./readerAudience.ts"
import type { Reached } from "./reached.ts"
import { registryOf } from "./registries.ts"

const { cities } = tables

/** SQL: true if city `c` lies within `km` kilometers of a place, by great-circle distance. */
const isNear = ([longitude, latitude]: readonly [number, number], km: number) => sql`
  c.center is not null and 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(c.center[1] - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(c.center[1]))
    * power(sin(radians(c.center[0] - ${longitude}::float8) / 2), 2)))) <= ${km}::int`

/** The state of the address person `p` has their city from (`personFacts`). */
const stateOfPerson = sql`(select nullif(upper(a->>'state'), '') from jsonb_array_elements(p.addresses)
  with ordinality as listed(a, place) where nullif(a->>'city', '') is not null order by place limit 1)`

/**
 * SQL: true if person `p` lives in a city of the application for which a condition holds. A person's city is matched by
 * its name and state; by name alone if the application has only one city of that name.
 */
const livesWhere = (
  application: number,
  condition: SQL,
) => sql`(${uniqueText(sql`p.city`)}, coalesce(${stateOfPerson}, '')) in (
  select ${uniqueText(sql`c.name`)}, spelled.state from ${cities} c, lateral (
    select c.state union all select '' where not exists (
      select from ${cities} other where other.application_id = c.application_id
        and ${uniqueText(sql`other.name`)} = ${uniqueText(sql`c.name`)} and other.id <> c.id)
  ) spelled (state)
  where c.application_id = ${application}::bigint and ${condition})`

/** True if person `p` has not unsubscribed from mail to many since they last accepted offers. */
const takesMail = sql`(p.accepts_marketing is true
  or not exists (select from ${mailUnsubscriptions} u where u.person_id = p.id))`

/**
 * The condition people `p` fulfil who want messages of a kind: customers those they agreed to, by accepting offers or by subscribing
 * to the topic; readers by accepting offers. Nobody gets mail who has unsubscribed from it.
 */
export const acceptsMessages = ({ to, topic, channel }: Pick<Reached, "to" | "topic" | "channel">): SQL => {
  if (to === "READER") return readerAcceptsMessages({ channel })
  return sql.join(
    [
      sql`p.status in ('PENDING', 'ACTIVE')`,
      ...(channel === "EMAIL" ? [takesMail] : []),
      ...(topic
        ? [
            sql`exists (select from ${topicSubscriptions} s where s.person_id = p.id and s.topic_id = ${topic}::bigint)`,
          ]
        : []),
      ...(to === "CUSTOMER" && !topic ? [sql`p.accepts_marketing`] : []),
    ],
    sql` and `,
  )
}

/**
 * The condition people `p` fulfil whom a message of an application reaches.
 */
export const isReached = (application: number, whom: Reached): SQL => {
  const { to, topic, channel, cities: within = [], center, radiusKm } = whom
  if (to === "READER") return isReaderReached(application, whom)
  return sql.join(
    [
      sql`p.application_id = ${application}::bigint and ${to} = any(p.roles)`,
      acceptsMessages({ to, topic, channel }),
      ...(within.length > 0 ? [livesWhere(application, sql`c.id = ${anyOf(within)}`)] : []),
      ...(center && radiusKm ? [livesWhere(application, isNear(center, radiusKm))] : []),
    ],
    sql` and `,
  )
}

/** Counts the people a message would reach. */
export const countReached = (db: Database, application: number, whom: Reached) =>
  query(async () => {
    const found = await db.execute<{ people: number }>(
      sql`select count(*)::int as people from ${registryOf(whom.to).people} p where ${isReached(application, whom)}`,
    )
    return Number(found.rows[0]?.people ?? 0)
  })
