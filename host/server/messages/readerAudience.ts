import { sql, type SQL } from "drizzle-orm"
import { joins, tables } from "../db/described/tables.ts"
import { anyOf } from "../db/anyOf.ts"
import type { Reached } from "./reached.ts"

const { offerFavorites, offerStores, offerTabloids } = tables
const { cities: offerTabloidsCities } = joins.offerTabloids
const { stores: offerTabloidsStores } = joins.offerTabloids

/** The condition readers `p` fulfil who want messages by a channel: who gets no push on their device is not reached by one. */
export const readerAcceptsMessages = ({ channel }: Pick<Reached, "channel">): SQL =>
  sql`p.status = 'ACTIVE' and p.accepts_push is true${channel === "PUSH" ? sql` and p.has_push is true` : sql``}`

/** SQL: true if tabloid `t` names this target among its records of a kind, or names none, which means all. */
const namesAny = (
  join: unknown,
  target: SQL,
) => sql`(not exists (select from ${join} n where n.record_id = t.id)
  or exists (select from ${join} n where n.record_id = t.id and n.target_id = ${target}))`

/**
 * SQL: true if reader `p` has a store of the tabloid among their favorites, and lives where it applies. The tabloid
 * must be published and not over.
 */
const follows = (tabloid: number) => sql`exists (
  select from ${offerTabloids} t join ${offerStores} s on s.company = t.company
  join ${offerFavorites} f on f.store = s.id and f.kind = 'STORE' and f.reader = p.id
  where t.id = ${tabloid}::bigint and t.status = 'PUBLISHED' and t.ends_at > now()
    and ${namesAny(offerTabloidsStores, sql`s.id`)} and ${namesAny(offerTabloidsCities, sql`p.city`)})`

/** The condition readers `p` fulfil whom a message of an application reaches. */
export const isReaderReached = (
  application: number,
  { readers = [], offerCities = [], tabloid, channel }: Reached,
): SQL =>
  sql.join(
    [
      sql`p.application_id = ${application}::bigint and ${readerAcceptsMessages({ channel })}`,
      ...(readers.length > 0 ? [sql`p.id = ${anyOf(readers)}`] : []),
      ...(offerCities.length > 0 ? [sql`p.city = ${anyOf(offerCities)}`] : []),
      ...(tabloid ? [follows(tabloid)] : []),
    ],
    sql` and `,
  )
