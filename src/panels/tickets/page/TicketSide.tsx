import { Fragment } from "react"
import type { Resource } from "../../../contract/resource/resource.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import { KindCell } from "../../../resource/described/KindCell.tsx"
import { StatusMoves } from "../../../resource/described/StatusMoves.tsx"
import { useReader } from "../../../resource/described/useReader.ts"
import { facts } from "../../../resource/editor/facts.css.ts"
import { Deadlines } from "./Deadlines.tsx"
import { OrderCard } from "./OrderCard.tsx"
import { RequesterCard } from "./RequesterCard.tsx"
import { usePageWords } from "./words.ts"
import { PriorityChoice } from "./PriorityChoice.tsx"
import * as css from "./ticketPage.css.ts"
import { TicketTimeline } from "./TicketTimeline.tsx"
import type { ThreadEntry } from "./threadEntries.ts"
import type { Ticket } from "./useTicket.ts"

const resource: Resource = tickets

/** Fields shown of a ticket, if they have a value. */
const shown = [
  "category",
  "tags",
  "assignee",
  "department",
  "requester",
  "invoice",
  "customer",
  "email",
  "phone",
  "cpf",
  "rating",
  "ratingComment",
] as const

interface Props {
  readonly ticket: Ticket
  readonly entries: ReadonlyArray<ThreadEntry>
  readonly mayWrite: boolean
  readonly adopt: (answer: Partial<Ticket>) => void
}

/** A ticket's facts, its deadlines for answer and solution, and its history. */
export const TicketSide = ({ ticket, entries, mayWrite, adopt }: Props) => {
  const say = usePageWords()
  const { word } = useReader(resource)
  const row = ticket
  const valueOf = (name: string) => (ticket as Readonly<Record<string, unknown>>)[name]
  return (
    <section
      className={css.side}
      aria-label={say("facts")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
      tabIndex={0}
    >
      <div className={css.section}>
        <StatusMoves
          {...{ resource, row, mayWrite }}
          onChanged={(answer) => adopt(answer as Partial<Ticket>)}
        />
        <dl className={facts}>
          <dt>{word("column.priority")}</dt>
          <dd>
            <PriorityChoice {...{ ticket, mayWrite, adopt }} />
          </dd>
          {shown
            .filter((name) => valueOf(name) !== undefined && valueOf(name) !== null && valueOf(name) !== "")
            .map((name) => (
              <Fragment key={name}>
                <dt>{word(`column.${name}`)}</dt>
                <dd>
                  <KindCell {...{ resource, name, row }} />
                </dd>
              </Fragment>
            ))}
          {ticket.owner ? (
            <>
              <dt>{word("column.owner")}</dt>
              <dd>{ticket.owner.label}</dd>
            </>
          ) : null}
        </dl>
      </div>
      <Deadlines ticket={ticket} />
      {ticket.category === "LGPD" && <RequesterCard ticket={ticket} />}
      {ticket.orderCode ? <OrderCard ticket={ticket} code={ticket.orderCode} /> : null}
      <TicketTimeline {...{ ticket, entries }} />
    </section>
  )
}
