import * as Effect from "effect/Effect"
import type { ApiError } from "../../../api/errors.ts"
import { ticketThreads, type TicketMessage } from "../../../contract/support/ticketThreads.ts"
import type { Input, RefusalOf, Success } from "../../../contract/wire/endpoint.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import { statusName } from "../../../resource/described/StatusMark.tsx"
import { useReader } from "../../../resource/described/useReader.ts"
import { usePageWords } from "./words.ts"
import { nothingBegun, sendingOf } from "./replyDraft.ts"
import type { DraftInUse } from "./useReplyDraft.ts"
import type { Thread, Ticket } from "./useTicket.ts"

type Refusal = ApiError | RefusalOf<typeof ticketThreads.reply>
type Body = Input<typeof ticketThreads.reply>["body"]

/** Returns a function that explains why something was not sent, and that the text is still there. */
const useExplainReply = () => {
  const say = usePageWords()
  const { word } = useReader(tickets)
  const api = useExplain()
  return (error: Refusal): string => {
    switch (error._tag) {
      case "TicketAnswered":
        return say("answered")
      case "MoveRefused":
        return say("moved", { status: statusName(word, error.from) })
      case "UnknownReference":
        return say("fileGone")
      default:
        return api(error)
    }
  }
}

interface Replying {
  readonly thread: Thread
  readonly drafting: DraftInUse
  readonly adopt: (answer: Partial<Ticket>, message?: TicketMessage) => void
  readonly onSent: (message: TicketMessage) => void
}

/** Sends what is written in a ticket, once however often it has to be tried, and moves the ticket with it. */
export const useReply = ({ thread, drafting: { draft, begun, change, write }, adopt, onSent }: Replying) => {
  const { client, before, emit } = usePanel()
  const { busy, error, run } = useTask<Refusal>()
  const explain = useExplainReply()
  const { ticket, messages } = thread
  const id = ticket._id
  const send = (status: string | undefined) => {
    const kind = draft.isNote ? ("INTERNAL" as const) : ("PUBLIC" as const)
    const files = begun.files.map(({ _id }) => _id)
    const reply = { kind, body: begun.text, files }
    const content = JSON.stringify([reply, status])
    const sending = sendingOf(draft, content, messages.at(-1)?._id ?? null)
    const body = { ...reply, ...(status !== undefined && { status }), seen: sending.seen } as Body
    const call = client.api.call(
      ticketThreads.reply,
      { params: { id }, body },
      { idempotencyKey: sending.key },
    )
    const refused = (refusal: Refusal) =>
      Effect.sync(() => {
        if (refusal._tag !== "TicketAnswered" && refusal._tag !== "MoveRefused") return
        change({ sent: undefined })
        adopt({})
      })
    const adoptAnswer = ({ ticket: after, message }: Success<typeof ticketThreads.reply>) =>
      Effect.sync(() => {
        emit({ panel: "tickets", type: "replied", detail: { id, kind } })
        change({ sent: undefined })
        write(nothingBegun)
        adopt(after, message)
        onSent(message)
      })
    const work = call.pipe(Effect.tapError(refused), Effect.tap(adoptAnswer))
    const saveSending = Effect.sync(() => change({ sent: sending }))
    const allowed = before({ panel: "tickets", type: "reply", detail: { id, kind } })
    run(Effect.uninterruptible(Effect.andThen(allowed, Effect.andThen(saveSending, work))))
  }
  return { busy, error: error && explain(error), send }
}
