import { type SQL, sql } from "drizzle-orm"
import { faqArticles } from "../../../src/contract/resources/faqArticles.ts"
import { faqReads, faqVotes } from "../db/resourceSchema.ts"
import { rulesOf } from "../resource/rules.ts"

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
