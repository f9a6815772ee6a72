import { usePanel } from "balcao"
import { calls, type NewsItem } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"
import { useNewsCount } from "./NewsContext.ts"

const { list, read } = calls.news

/** The user's news, and what they may do with them. */
export interface News {
  readonly state: "loading" | "failed" | ReadonlyArray<NewsItem>
  readonly load: () => void
  /** Marks the news of a record as read. */
  readonly markRead: (latest: NewsItem) => void
  readonly markAllRead: () => void
}

const isOf = (one: NewsItem, other: NewsItem) => one.list === other.list && one.record === other.record

/** The user's news, read when the sheet opens. */
export const useNews = (): News => {
  const { api } = usePanel().client
  const { setUnread } = useNewsCount()
  const [state, setState] = useState<News["state"]>("loading")
  const load = useCallback(
    () =>
      Effect.runCallback(api.call(list, { query: {} }), {
        onExit: (exit) => {
          setState(exit._tag === "Success" ? exit.value.items : "failed")
          if (exit._tag === "Success") setUnread(exit.value.unread)
        },
      }),
    [api, setUnread],
  )
  useEffect(() => load(), [load])
  const mark = (latest: NewsItem | undefined, isMarked: (item: NewsItem) => boolean, isAll: boolean) => {
    if (latest === undefined || typeof state === "string") return
    const of = isAll ? {} : { of: { list: latest.list, record: latest.record } }
    setState(state.map((item) => (isMarked(item) ? { ...item, isRead: true } : item)))
    Effect.runCallback(api.call(read, { body: { upTo: latest._id, ...of } }), {
      onExit: (exit) => exit._tag === "Success" && setUnread(exit.value.unread),
    })
  }
  return {
    state,
    load: () => {
      setState("loading")
      load()
    },
    markRead: (latest) => mark(latest, (item) => isOf(item, latest), false),
    markAllRead: () => mark(typeof state === "string" ? undefined : state[0], () => true, true),
  }
}
