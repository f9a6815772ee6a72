import type { Api } from "../../api/api.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { tickets } from "../../contract/resources/tickets.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useWords } from "../../frame/useWords.ts"
import { Status } from "../../ui/status/Status.tsx"
import type { Chat } from "./chat.ts"
import { heading } from "./ContactCentrePanel.css.ts"
import { contactCentreWords } from "./contactCentreWords.ts"
import * as css from "./CustomerRecords.css.ts"
import { useChatTimes } from "./useChatTimes.ts"
import { pageSize, useFoundByPhone } from "./useFoundByPhone.ts"

type Ticket = RowOf<typeof tickets>

const { find } = callsOf(tickets)
const theirs = {
  find,
  read: (api: Api, search: string) =>
    api.call(find, {
      body: { filter: { search }, sortField: "createdAt", sortOrder: "desc", pageNumber: 0, pageSize },
    }),
  phoneOf: ({ phone }: Ticket) => phone,
  companyOf: ({ owner }: Ticket) => owner?._id,
}

const TicketLine = ({ ticket }: { readonly ticket: Ticket }) => {
  const { locale } = usePanel()
  const times = useChatTimes()
  const { protocol, subject, status, createdAt } = ticket
  const at = Date.parse(createdAt ?? "")
  const [, known] = Object.entries(tickets.status?.values ?? {}).find(([name]) => name === status) ?? []
  return (
    <li className={css.record}>
      <strong>{protocol ?? `#${ticket._id}`}</strong>
      <span className={css.day}>{Number.isNaN(at) ? null : times.brief(at)}</span>
      <span className={css.subject}>{subject}</span>
      {known ? (
        <span className={css.status}>
          <Status tone={known[2]}>{known[locale === "ptBr" ? 0 : 1]}</Status>
        </span>
      ) : null}
    </li>
  )
}

/** What the help desk was asked for the customer, the latest first. */
const CustomerTickets = ({ chat }: { readonly chat: Chat }) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { remote, reload, found } = useFoundByPhone(chat, theirs)
  const problem = failure(remote)
  if (problem) return <LoadFailure title={say("ticketsFailed")} error={problem} onRetry={reload} />
  if (!found) return null
  return (
    <section className={css.section} aria-label={say("tickets")}>
      <h3 className={heading}>{say("tickets")}</h3>
      {found.length === 0 ? <p className={css.none}>{say("noTickets")}</p> : null}
      <ul>
        {found.map((ticket) => (
          <TicketLine key={idKey(ticket._id)} ticket={ticket} />
        ))}
      </ul>
    </section>
  )
}

export default CustomerTickets
