import * as Effect from "effect/Effect"
import { type NewsItem, news as calls } from "../contract/news/news.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { Handler } from "./Handler.ts"

type Item = Numbered<NewsItem>
type ReadBody = Numbered<(typeof calls.read)["body"]["Type"]>

/** Handlers for the user's news, which are those given. */
export const newsHandlers = (
  initialItems: ReadonlyArray<Item>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  let items = initialItems.toSorted((one, other) => other._id - one._id)
  const unread = () => items.filter(({ isRead }) => !isRead).length
  const list: Handler = ({ query }) => {
    const { limit = items.length } = query as { readonly limit?: number }
    return Effect.succeed({ items: items.slice(0, limit), unread: unread() })
  }
  const read: Handler = ({ body }) =>
    Effect.sync(() => {
      const { upTo, of } = body as ReadBody
      const isMeant = (item: Item) =>
        item._id <= upTo && (of === undefined || (item.list === of.list && item.record === of.record))
      items = items.map((item) => (isMeant(item) ? { ...item, isRead: true } : item))
      return { unread: unread() }
    })
  return [
    [calls.list, list],
    [calls.read, read],
  ]
}
