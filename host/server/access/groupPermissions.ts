import { type SQL, sql } from "drizzle-orm"

const namesWhile = (condition: SQL) => sql<ReadonlyArray<string>>`(
  select coalesce(json_agg(distinct held.name), '[]') from (
    select unnest(g.permissions) as name from access_group_members m join access_groups g on g.id = m.group_id
    where m.user_id = users.id and g.is_active and ${condition}) held)`

/** Permissions a user has from access groups without an end date. */
export const lastingNames = sql`${namesWhile(sql`m.until is null`)}::jsonb`

/** Permissions a user has from access groups until an end date in the future. */
export const temporaryNames = sql`${namesWhile(sql`m.until > now()`)}::jsonb`

/** Permissions a user has from access groups now. Read with each request, so an end date applies at once. */
export const grantedNames = namesWhile(sql`(m.until is null or m.until > now())`)
