import { createContext, use } from "react"

/** Count of unread news; undefined for a server that has none. */
export interface NewsCount {
  readonly unread: number | undefined
  readonly setUnread: (unread: number | undefined) => void
}

export const NewsContext = createContext<NewsCount>({ unread: undefined, setUnread: () => {} })

/** The count of unread news, and its setter. */
export const useNewsCount = (): NewsCount => use(NewsContext)
