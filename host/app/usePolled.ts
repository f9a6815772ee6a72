import { type Client, usePanel, useValue } from "balcao"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"

type Api = Client["api"]

interface Polling<A> {
  readonly read: (api: Api) => Effect.Effect<A, unknown>
  readonly everyMs: number
  /** Value until something was read. */
  readonly initial: A
  /** Read only while true. */
  readonly isEnabled: boolean
}

/** A value read now and then for the company in view, not while the page is hidden, and a setter. `read` and `initial` are constants. */
export const usePolled = <A>({ read, everyMs, initial, isEnabled }: Polling<A>) => {
  const { client } = usePanel()
  const company = useValue(client.session.company)?._id
  const [value, setValue] = useState(initial)
  useEffect(() => {
    if (!isEnabled) return undefined
    const { api } = client
    let stop = () => {}
    const poll = () => {
      if (document.hidden || !api.outage.mayPoll()) return
      stop()
      stop = Effect.runCallback(read(api), {
        onExit: (exit) => exit._tag === "Success" && setValue(exit.value),
      })
    }
    poll()
    const timer = setInterval(poll, everyMs)
    document.addEventListener("visibilitychange", poll)
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener("visibilitychange", poll)
      setValue(initial)
    }
  }, [client, company, read, everyMs, initial, isEnabled])
  return [value, setValue] as const
}
