import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { topicSubscriptions } from "../db/resourceSchema.ts"
import { tables } from "../db/described/tables.ts"
import { namesTypeOfPerson } from "../people/topicAudience.ts"

const { notificationTopics, people } = tables

/** Everybody has the topics that are subscribed to by default; of the others some people do. */
export const seedSubscriptions = (db: Database) =>
  db.execute(sql`
    insert into ${topicSubscriptions} (topic_id, person_id)
    select t.id, p.id from ${notificationTopics} t
    join ${people} p on p.application_id = t.application_id and p.status <> 'ANONYMIZED' and ${namesTypeOfPerson}
    where t.is_default or (p.id + t.id) % 3 = 0`)
