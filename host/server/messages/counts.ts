import * as Effect from "effect/Effect"
import { and, notInArray, type SQL, sql } from "drizzle-orm"
import { departments } from "../../../src/contract/resources/departments.ts"
import { emailTypes } from "../../../src/contract/resources/emailTypes.ts"
import { faqArticles } from "../../../src/contract/resources/faqArticles.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { userTypes } from "../../../src/contract/resources/userTypes.ts"
import { query } from "../db/database.ts"
import { faqReads, faqVotes, topicSubscriptions } from "../db/resourceSchema.ts"
import { tables } from "../db/described/tables.ts"
import { userRoles, users } from "../db/schema.ts"
import { rulesOf } from "../resource/rules.ts"

const { emailTemplates, shoppers, userTypes: table } = tables

/** The users of a type are those of its application who hold the role it starts with; while they do, one such type stays. */
export const userTypeRules = rulesOf(userTypes, {
  derive: (id) => ({
    users: sql`(select count(*)::int from ${table} t join ${userRoles} r on r.role_id = t.default_role
      join ${users} u on u.id = r.user_id and u.application_id = t.application_id where t.id = ${id})`,
  }),
  remove: Effect.fnUntraced(function* ({ tx }, { _id, users: count }, leaving) {
    if (!count) return
    const [staying] = yield* query(() =>
      tx
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            notInArray(table.id, [...leaving]),
            sql`(${table.applicationId}, ${table.defaultRole}) =
              (select t.application_id, t.default_role from ${table} t where t.id = ${_id})`,
          ),
        )
        .limit(1),
    )
    if (!staying) return yield* new RecordInUse({ by: "users", count })
  }),
})

export const topicRules = rulesOf(notificationTopics, {
  derive: (id) => ({
    subscribers: sql`(select count(*)::int from ${topicSubscriptions} s where s.topic_id = ${id})`,
  }),
})

export const departmentRules = rulesOf(departments, {
  derive: (id) => ({ staff: sql`(select count(*)::int from ${shoppers} s where s.department = ${id})` }),
})

const votesOf = (id: SQL, isHelpful: boolean) =>
  sql`(select count(*)::int from ${faqVotes} v where v.article_id = ${id} and v.is_helpful = ${isHelpful})`

export const faqArticleRules = rulesOf(faqArticles, {
  derive: (id) => ({
    helpful: votesOf(id, true),
    unhelpful: votesOf(id, false),
    helpfulRate: sql`(select round(avg(v.is_helpful::int) * 10000)::int from ${faqVotes} v where v.article_id = ${id})`,
    readers: sql`(select count(*)::int from ${faqReads} r where r.article_id = ${id})`,
  }),
})

export const emailTypeRules = rulesOf(emailTypes, {
  derive: (id) => ({ templates: sql`(select count(*)::int from ${emailTemplates} t where t.type = ${id})` }),
})
