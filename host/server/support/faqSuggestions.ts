import { and, asc, eq, sql } from "drizzle-orm"
import { faqArticles as described } from "../../../src/contract/resources/faqArticles.ts"
import { bestArticles } from "../../../src/contract/support/bestArticles.ts"
import type { faqSuggestions as contract } from "../../../src/contract/support/faqSuggestions.ts"
import { query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { recordsWithin } from "../access/resourceReach.ts"

const { faqArticles } = tables

/** So many articles are looked through, in the order people put them; an application has some dozens. */
const maxArticles = 300

/** Finds the help articles that answer what somebody is about to ask. */
export const faqSuggestionHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  find: ({ query: { search }, caller: { reach }, language }) =>
    query(async () => {
      const within = recordsWithin(described, faqArticles, reach, db)
      const articles = await db
        .select({
          _id: faqArticles.id,
          title: faqArticles.title,
          body: faqArticles.body,
          tags: faqArticles.tags,
        })
        .from(faqArticles)
        .where(
          and(
            within,
            eq(faqArticles.status, "PUBLISHED" as never),
            sql`coalesce(${faqArticles.language}, ${language}) = ${language}`,
          ),
        )
        .orderBy(asc(faqArticles.position), asc(faqArticles.id))
        .limit(maxArticles)
      const read = articles.map(({ _id, title, body, tags }) => ({
        _id: _id as number,
        title: String(title),
        body: String(body),
        tags: tags === null ? null : String(tags),
      }))
      return bestArticles(read, search).map(({ _id, title, body }) => ({ _id, title, body }))
    }),
})
