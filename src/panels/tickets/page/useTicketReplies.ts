import { useMemo } from "react"
import { useSavedReplies } from "../../../business/conversation/useSavedReplies.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { withVariables } from "../../../contract/resource/variables.ts"
import { replyVariables, ticketReplies } from "../../../contract/resources/ticketReplies.ts"
import { limits } from "../../../contract/limits.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useUser } from "../../../resource/described/useReserved.ts"
import { statusChoices } from "./statusChoices.ts"
import { useIsDesk } from "./useIsDesk.ts"
import type { Ticket } from "./useTicket.ts"

const { find } = callsOf(ticketReplies)
const { sortField, sortOrder, maxPageSize } = limits.list
const body = { filter: {}, sortField, sortOrder, pageNumber: 0, pageSize: maxPageSize } as const

interface Replying {
  readonly ticket: Ticket
  readonly text: string
  /** Takes over a reply with its variables filled in, and what it leaves the ticket at, where that may be. */
  readonly onChoose: (text: string, status: string | undefined) => void
}

/** Offers the desk's saved replies to people who work on tickets. */
export const useTicketReplies = ({ ticket, text, onChoose }: Replying) => {
  const { client } = usePanel()
  const isDesk = useIsDesk()
  const user = useUser()
  const isOffered = useValue(client.extras("main"))?.has("ticket-care") === true && isDesk
  const load = useMemo(() => (isOffered ? client.api.call(find, { body }) : undefined), [client, isOffered])
  const values: Readonly<Record<string, string | null | undefined>> = {
    requester: ticket.requester,
    protocol: ticket.protocol,
    subject: ticket.subject,
    company: ticket.owner?.label,
    agent: user?.fullname,
  }
  const choices = statusChoices(ticket)
  return useSavedReplies({
    load,
    text,
    onChoose: ({ body: saved, leavesAt }) =>
      onChoose(
        withVariables(saved, replyVariables, (variable) => values[variable] ?? ""),
        leavesAt && choices.includes(leavesAt) ? leavesAt : undefined,
      ),
  })
}
