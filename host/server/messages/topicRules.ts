import { sql } from "drizzle-orm"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { topicSubscriptions } from "../db/resourceSchema.ts"
import { rulesOf } from "../resource/rules.ts"

export const topicRules = rulesOf(notificationTopics, {
  derive: (id) => ({
    subscribers: sql`(select count(*)::int from ${topicSubscriptions} s where s.topic_id = ${id})`,
  }),
})
