import * as Effect from "effect/Effect"
import { useCallback, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { ticketThreads, type TicketMessage } from "../../../contract/support/ticketThreads.ts"
import type { Success } from "../../../contract/wire/endpoint.ts"
import { sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { arrive, loading, type Remote } from "../../../frame/remote.ts"
import { usePolling } from "../../../frame/usePolling.ts"
import { useTask } from "../../../frame/useTask.ts"

/** A ticket and what was said in it. */
export type Thread = Success<typeof ticketThreads.read>

/** A ticket as the page has it. */
export type Ticket = Thread["ticket"]

/** Interval at which a visible page checks for new messages. */
const refreshMs = 15_000

/** With what the server answered to a write: fields it left out stay, a message comes last. */
const merged = (thread: Thread, answer: Partial<Ticket>, message?: TicketMessage): Thread => ({
  ticket: { ...thread.ticket, ...answer },
  messages:
    message && !thread.messages.some(({ _id }) => sameId(_id, message._id))
      ? [...thread.messages, message]
      : thread.messages,
})

/** A ticket by its number or id, read again while somebody looks at it. */
export const useTicket = (key: string) => {
  const { api } = usePanel().client
  const [remote, setRemote] = useState<Remote<Thread, ApiError>>(loading)
  const { run, busy } = useTask<never>()
  const read = useCallback(() => {
    const call = api.call(ticketThreads.read, { params: { key } })
    run(Effect.map(Effect.exit(call), (exit) => setRemote((before) => arrive(before, exit))))
    return undefined
  }, [api, key, run])
  usePolling(read, { refreshMs })
  /** Takes over what a write answered, and reads what else there is. */
  const adopt = useCallback(
    (answer: Partial<Ticket>, message?: TicketMessage) => {
      setRemote((before) =>
        before.data ? { _tag: "Here", data: merged(before.data, answer, message) } : before,
      )
      read()
    },
    [read],
  )
  return { remote, busy, read, adopt }
}
