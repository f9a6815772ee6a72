import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { roleOfType } from "../people/topicAudience.ts"
import {
  notificationTopics,
  notificationTopicsUserTypes,
  people,
  topicSubscriptions,
  userTypes,
} from "../db/resourceSchema.ts"

/** Everybody has the topics that are subscribed to by default; of the others some people do. */
export const seedSubscriptions = (db: Database) =>
  db.execute(sql`
    insert into ${topicSubscriptions} (topic_id, person_id)
    select distinct t.id, p.id from ${notificationTopics} t
    join ${notificationTopicsUserTypes} j on j.record_id = t.id
    join ${userTypes} u on u.id = j.target_id
    join ${people} p on p.application_id = t.application_id and p.status <> 'ANONYMIZED' and ${roleOfType} = any(p.roles)
    where t.is_default or (p.id + t.id) % 3 = 0`)
