import { sql } from "drizzle-orm"
import { bigint, index, pgTable, text } from "drizzle-orm/pg-core"
import type { NewsItem, NewsKind } from "../../../src/contract/news/news.ts"
import { id, json, moment, ref } from "./columns.ts"
import { users } from "./schema.ts"

/** One row for each user and happening. A row may outlive its record; nobody sees it then. */
export const news = pgTable(
  "news",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<NewsKind>().notNull(),
    list: text().notNull(),
    recordId: bigint({ mode: "number" }).notNull(),
    values: json().$type<NewsItem["values"]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
  },
  (t) => [
    index("news_by_user").on(t.userId, t.id),
    index("news_unread")
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
    index("news_by_record").on(t.list, t.recordId, t.kind),
  ],
)
