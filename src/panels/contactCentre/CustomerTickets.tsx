import type { Api } from "../../api/api.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { tickets } from "../../contract/resources/tickets.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { Status } from "../../ui/status/Status.tsx"
import type { Chat } from "../../business/conversation/chat.ts"
import * as css from "./CustomerRecords.css.ts"
import { CustomerRecords, type LineProps, RecordName } from "./CustomerRecords.tsx"
import { useChatTimes } from "../../business/conversation/useChatTimes.ts"
import { endOfPhone, pageSize } from "./useFoundByPhone.ts"

export type Ticket = RowOf<typeof tickets>

const { find } = callsOf(tickets)
const customerFilter = {
  find,
  read: (api: Api, phone: string) =>
    api.call(find, {
      body: {
        filter: { search: endOfPhone(phone) },
        sortField: "createdAt",
        sortOrder: "desc",
        pageNumber: 0,
        pageSize,
      },
    }),
  phoneOf: ({ phone }: Ticket) => phone,
  companyOf: ({ owner }: Ticket) => owner?._id,
}

const TicketLine = ({ record: ticket, href }: LineProps<Ticket>) => {
  const { locale } = usePanel()
  const times = useChatTimes(ticket.owner)
  const { protocol, subject, status, createdAt } = ticket
  const at = Date.parse(createdAt ?? "")
  const [, known] = Object.entries(tickets.status?.values ?? {}).find(([name]) => name === status) ?? []
  return (
    <li className={css.record}>
      <RecordName name={protocol ?? `#${ticket._id}`} href={href} />
      <span className={css.day}>{Number.isNaN(at) ? null : times.brief(at)}</span>
      <span className={css.subject}>{subject}</span>
      {known ? (
        <span className={css.status}>
          <Status tone={known[2]}>{wordsIn([known[0], known[1]], locale)}</Status>
        </span>
      ) : null}
    </li>
  )
}

interface Props {
  readonly chat: Chat
  readonly hrefOf: (ticket: Ticket) => string | undefined
}

/** Help desk tickets about the customer, the latest first. */
const CustomerTickets = ({ chat, hrefOf }: Props) => (
  <CustomerRecords
    {...{ chat, hrefOf }}
    list={customerFilter}
    words={["tickets", "noTickets", "ticketsFailed"]}
    Line={TicketLine}
  />
)

export default CustomerTickets
