import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { topicSubscriptions } from "../db/resourceSchema.ts"
import { joins, tables } from "../db/described/tables.ts"

const { notificationTopics, people, userTypes } = tables
const { userTypes: notificationTopicsUserTypes } = joins.notificationTopics

/** Role for the key of a topic's user type; other keys mean staff. */
const roleOfType = sql`case u.key when 'CUSTOMER' then 'CUSTOMER' when 'COURIER' then 'DELIVERYMAN'
  when 'SHOPPER' then 'SHOPPER' else 'STAFF' end`

/** SQL: true if topic `t` names a user type of person `p`. */
export const namesTypeOfPerson = sql`exists (
  select from ${notificationTopicsUserTypes} j join ${userTypes} u on u.id = j.target_id
  where j.record_id = t.id and ${roleOfType} = any(p.roles))`

/** Subscribes somebody who is new to the topics everybody they are for has by default; one for no user type is for all. */
export const subscribeByDefault = (tx: Database, person: number) =>
  tx.execute(sql`insert into ${topicSubscriptions} (topic_id, person_id)
    select t.id, p.id from ${notificationTopics} t join ${people} p on p.application_id = t.application_id
    where p.id = ${person} and t.is_default and t.is_active and (
      not exists (select from ${notificationTopicsUserTypes} j where j.record_id = t.id)
      or ${namesTypeOfPerson})
    on conflict do nothing`)
