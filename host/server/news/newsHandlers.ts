import { and, desc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm"
import { type Access, allows } from "../../../src/contract/access/access.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { news as contract } from "../../../src/contract/news/news.ts"
import type { Caller } from "../access/caller.ts"
import { noRows } from "../access/reach.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import type { TableWithId } from "../db/columns.ts"
import { type Database, query } from "../db/database.ts"
import { news } from "../db/newsSchema.ts"

/** A list whose records news are about. */
export interface NewsList {
  /** Its name in the audit log. */
  readonly name: string
  readonly access: Access
  readonly table: TableWithId
  /** Condition for the records a caller sees. */
  readonly seen: (caller: Caller, db: Database) => SQL | undefined
}

/** The caller's news about records they still see. */
const ownNews = (db: Database, lists: ReadonlyArray<NewsList>, caller: Caller) => {
  const visible = lists
    .filter(({ access }) => allows(access, caller.user))
    .map(({ name, table, seen }) => {
      const record = and(eq(table.id, news.recordId), seen(caller, db))
      return sql`(${news.list} = ${name} and exists (select from ${table} where ${record}))`
    })
  return and(eq(news.userId, caller.user.id as number), or(...visible) ?? noRows)
}

const countUnread = async (db: Database, own: SQL | undefined) => {
  const [row] = await db
    .select({ unread: sql<number>`count(*)::int` })
    .from(news)
    .where(and(own, isNull(news.readAt)))
  return row!.unread
}

const readItems = (db: Database, own: SQL | undefined, limit: number) =>
  db
    .select({
      _id: news.id,
      kind: news.kind,
      list: news.list,
      record: news.recordId,
      values: news.values,
      at: news.createdAt,
      readAt: news.readAt,
    })
    .from(news)
    .where(own)
    .orderBy(desc(news.id))
    .limit(limit)

const list = (
  db: Database,
  lists: ReadonlyArray<NewsList>,
  { caller, query: { limit = limits.news.max } }: HandlerInput<typeof contract.list>,
) =>
  query(async () => {
    const own = ownNews(db, lists, caller)
    const items = await readItems(db, own, limit)
    return {
      items: items.map(({ at, readAt, ...item }) => ({
        ...item,
        at: at.toISOString(),
        isRead: readAt !== null,
      })),
      unread: await countUnread(db, own),
    }
  })

const markRead = (
  tx: Database,
  lists: ReadonlyArray<NewsList>,
  { caller, body: { upTo, of } }: HandlerInput<typeof contract.read>,
) =>
  query(async () => {
    const own = ownNews(tx, lists, caller)
    const record = of && and(eq(news.list, of.list), eq(news.recordId, of.record))
    await tx
      .update(news)
      .set({ readAt: sql`now()` })
      .where(and(own, record, lte(news.id, upTo), isNull(news.readAt)))
    return { unread: await countUnread(tx, own) }
  })

/** Handlers for a user's own news, about these lists. */
export const newsHandlers = (
  { db }: CallServices,
  lists: ReadonlyArray<NewsList>,
): HandlersOf<typeof contract> => ({
  list: (input) => list(db, lists, input),
  read: (input) => input.write((tx) => markRead(tx, lists, input)),
})
