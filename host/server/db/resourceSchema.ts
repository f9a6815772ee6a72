import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { moment, ref } from "./columns.ts"
import { users } from "./schema.ts"
import { tables } from "./described/tables.ts"

const { accessGroups, faqArticles, notificationTopics, people, shoppers } = tables

/** Subscriptions of people to topics. */
export const topicSubscriptions = pgTable(
  "topic_subscriptions",
  {
    topicId: ref()
      .notNull()
      .references(() => notificationTopics.id, { onDelete: "cascade" }),
    personId: ref()
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.topicId, t.personId] }), index().on(t.personId)],
)

const readerOfArticle = () => ({
  articleId: ref()
    .notNull()
    .references(() => faqArticles.id, { onDelete: "cascade" }),
  userId: ref()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
})

/** Whom a help article helped, and whom it did not. */
export const faqVotes = pgTable(
  "faq_votes",
  { ...readerOfArticle(), isHelpful: boolean().notNull() },
  (t) => [primaryKey({ columns: [t.articleId, t.userId] }), index().on(t.userId)],
)

/** Readers of a help article, once each. */
export const faqReads = pgTable("faq_reads", readerOfArticle(), (t) => [
  primaryKey({ columns: [t.articleId, t.userId] }),
  index().on(t.userId),
])

/** The PINs of shoppers, which no record shows: hashed with a key, slowly. */
export const shopperPins = pgTable("shopper_pins", {
  shopperId: ref()
    .primaryKey()
    .references(() => shoppers.id, { onDelete: "cascade" }),
  hash: text().notNull(),
  setAt: moment().notNull().defaultNow(),
})

/** Members of an access group, with the end of their membership. */
export const accessGroupMembers = pgTable(
  "access_group_members",
  {
    groupId: ref()
      .notNull()
      .references(() => accessGroups.id, { onDelete: "cascade" }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    until: moment(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index().on(t.userId)],
)
