import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { accessGroupMembers } from "../db/resourceSchema.ts"
import { tables } from "../db/described/tables.ts"

const { accessGroups } = tables

/** Puts some of the stores' staff who have roles into the demo's access groups, every other one for some weeks. */
export const seedGroupMembers = (db: Database, now: number) =>
  db.execute(sql`
    insert into ${accessGroupMembers} (group_id, user_id, until)
    select g.id, u.id, case when (u.id + g.id) % 2 = 0
      then to_timestamp(${now}::float8 / 1000) + (7 * (1 + u.id % 5)) * interval '1 day' end
    from ${accessGroups} g join users u on u.application_id = g.application_id and u.company_id is not null
    where (g.company is null or g.company = u.company_id) and (g.company is not null or (u.id + g.id) % 5 = 0)
      and exists (select from user_roles r where r.user_id = u.id)`)
