import * as Effect from "effect/Effect"
import {
  type accountDeletions as contract,
  daysToForget,
} from "../../../src/contract/applications/accountDeletions.ts"
import { plainPhone } from "../../../src/contract/people/phone.ts"
import { tickets as ticketsList } from "../../../src/contract/resources/tickets.ts"
import { type PublicServices, requested } from "../calls/publicRequests.ts"
import { writeAudit } from "../audit/audit.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import { admitAddress } from "../http/throttle.ts"
import { columnValues } from "../resource/fieldValues.ts"
import { mailReceipt } from "../support/leaveTicketLetters.ts"
import { nextProtocol } from "../support/nextProtocol.ts"
import { tellOfDeletion } from "../support/tellOfTickets.ts"
import { deletionSubject, deletionText } from "../support/deletionText.ts"
import { publicApplication } from "./publicPages.ts"

const { tickets } = tables

type DeletionInput = HandlerInput<typeof contract.ask>

const dayMs = 86_400_000

/** Opens the ticket in which the application's people answer the request. It belongs to none of its companies. */
const openTicket = Effect.fn("accountDeletions.open")(function* (
  tx: Database,
  { params: { id: applicationId }, body, caller, language }: DeletionInput,
) {
  const { fullname: customer, email, phone, cpf } = body
  const protocol = yield* nextProtocol(tx)
  const requestedAt = new Date()
  const dueAt = new Date(requestedAt.getTime() + daysToForget * dayMs)
  const subject = deletionSubject(body, language)
  const values = columnValues(ticketsList.fields, {
    protocol,
    subject,
    description: deletionText(body, language),
    category: "LGPD",
    priority: "MEDIUM",
    requester: customer,
    customer,
    email,
    phone: plainPhone(phone),
    cpf: cpf ?? null,
    dueAt: dueAt.toISOString(),
    reopenings: 0,
  })
  const deletion = { ...values, applicationId, status: "NEW", createdAt: requestedAt }
  const [ticket] = yield* query(() => tx.insert(tickets).values(deletion).returning({ id: tickets.id }))
  yield* query(() => mailReceipt(tx, { email, language, ticket: ticket!.id as number }))
  yield* query(() => tellOfDeletion(tx, ticket!.id as number, customer))
  yield* writeAudit(tx, { from: caller.from }, [
    {
      list: ticketsList.name,
      action: "CREATE",
      recordId: ticket!.id as number,
      label: subject,
      owner: { applicationId },
      changes: [],
    },
  ])
  return { protocol, requestedAt: requestedAt.toISOString(), dueAt: dueAt.toISOString() }
})

/**
 * Handlers for deletion requests, made without signing in. They never look up whether the account exists, so neither
 * the answer nor its timing can disclose it.
 */
export const accountDeletionHandlers = (services: PublicServices): HandlersOf<typeof contract> => {
  const { db, throttling } = services
  const requestDeletion = Effect.fn("accountDeletions.ask")(function* (request: DeletionInput) {
    yield* publicApplication(db, request.params.id)
    yield* admitAddress(db, request.body.email, throttling)
    return yield* request.write((tx) => openTicket(tx, request))
  })
  return { ask: (input) => requested(services, input.address, requestDeletion(input)) }
}
