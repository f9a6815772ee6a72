import { type SQL, sql } from "drizzle-orm"

const namesWhile = (condition: SQL) => sql<ReadonlyArray<string>>`(
  select coalesce(json_agg(distinct held.name), '[]') from (
    select unnest(g.permissions) as name from access_group_members m join access_groups g on g.id = m.group_id
    where m.user_id = users.id and g.is_active and ${condition}) held)`

/** What a user has of access groups without an end. */
export const lastingNames = sql`${namesWhile(sql`m.until is null`)}::jsonb`

/** What a user has of access groups until an end that is still to come. */
export const temporaryNames = sql`${namesWhile(sql`m.until > now()`)}::jsonb`

/** What a user has of access groups now: it is asked for with each request, so an end counts at once. */
export const grantedNames = namesWhile(sql`(m.until is null or m.until > now())`)
