import type { Client } from "balcao"
import { calls, limits } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect } from "react"
import { usePolled } from "../usePolled.ts"
import { useNewsCount } from "./NewsContext.ts"

const { list } = calls.news

interface Reading {
  readonly unread: number | undefined
}

const nothing: Reading = { unread: undefined }

const countUnread = (api: Client["api"]): Effect.Effect<Reading, unknown> =>
  Effect.flatMap(api.offers(list), (has) =>
    has
      ? Effect.map(api.call(list, { query: { limit: 1 } }), ({ unread }) => ({ unread }))
      : Effect.succeed(nothing),
  )

/** Counts unread news now and then; fetched once the first screen is drawn. */
const NewsPoll = () => {
  const { setUnread } = useNewsCount()
  const [reading] = usePolled({
    read: countUnread,
    everyMs: limits.news.pollMs,
    initial: nothing,
    isEnabled: true,
  })
  useEffect(() => setUnread(reading.unread), [reading, setUnread])
  return null
}

export default NewsPoll
