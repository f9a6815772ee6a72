import { usePanel, useValue } from "balcao"
import { calls } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"

const { conversations } = calls.contacts

/** Milliseconds between readings. */
const refreshMs = 15_000

/** Number of open conversations with something unread; 0 where the platform counts none. Read only when `isEnabled`. */
export const useUnreadChats = (isEnabled: boolean): number => {
  const { client } = usePanel()
  const company = useValue(client.session.company)?._id
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    if (!isEnabled) return undefined
    const { api } = client
    const count = Effect.flatMap(api.offers(conversations), (has) =>
      has
        ? Effect.map(api.call(conversations, { query: { limit: 1 } }), ({ counts }) => counts.unread)
        : Effect.succeed(0),
    )
    let stop = () => {}
    const read = () => {
      if (document.hidden || !api.outage.mayPoll()) return
      stop()
      stop = Effect.runCallback(count, { onExit: (exit) => exit._tag === "Success" && setUnread(exit.value) })
    }
    read()
    const timer = setInterval(read, refreshMs)
    document.addEventListener("visibilitychange", read)
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener("visibilitychange", read)
      setUnread(0)
    }
  }, [client, company, isEnabled])
  return unread
}
