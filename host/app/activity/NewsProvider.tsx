import type { Client } from "balcao"
import { calls, limits } from "balcao/contract"
import * as Effect from "effect/Effect"
import { type ReactNode, useMemo } from "react"
import { usePolled } from "../usePolled.ts"
import { NewsContext } from "./NewsContext.ts"

const { list } = calls.news

const countUnread = (api: Client["api"]): Effect.Effect<number | undefined, unknown> =>
  Effect.flatMap(api.offers(list), (has) =>
    has
      ? Effect.map(api.call(list, { query: { limit: 1 } }), ({ unread }) => unread)
      : Effect.succeed(undefined),
  )

/** Counts unread news now and then, for the bell and its sheet. */
export const NewsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [unread, setUnread] = usePolled({
    read: countUnread,
    everyMs: limits.news.pollMs,
    initial: undefined,
    isEnabled: true,
  })
  const count = useMemo(() => ({ unread, setUnread }), [unread, setUnread])
  return <NewsContext value={count}>{children}</NewsContext>
}
