import { and, eq, inArray, isNull, or, sql } from "drizzle-orm"
import { tickets as ticketsList } from "../../../src/contract/resources/tickets.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { ticketMessageFiles, ticketMessages } from "../db/ticketSchema.ts"
import { mailSolved } from "../support/leaveTicketLetters.ts"
import {
  forgetCallsOf,
  forgetFiles,
  forgetLines,
  forgetNews,
  linesOf,
  type PersonScope,
  photoOf,
} from "./forgetting.ts"

const { tickets } = tables

const forgetMessages = async (tx: Database, ticketIds: ReadonlyArray<number>) => {
  const ofTickets = inArray(ticketMessages.ticketId, [0, ...ticketIds])
  const files = await tx
    .select({ id: ticketMessageFiles.fileId })
    .from(ticketMessageFiles)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketMessageFiles.messageId))
    .where(ofTickets)
  await tx.delete(ticketMessages).where(ofTickets)
  await forgetFiles(
    tx,
    files.map(({ id }) => id),
  )
}

/**
 * Their tickets stay as work that was done, with their times and statuses, and nothing anybody wrote. Whoever asked the
 * application to be forgotten is mailed that it is done: their address is erased with all else.
 */
export const forgetTickets = async (
  tx: Database,
  { phones, application, companies: within }: PersonScope,
) => {
  const company = tickets.companyId
  // Requests to the application belong to none of its companies.
  const ofApplication = and(isNull(company), eq(tickets.applicationId, application))
  const where = and(inArray(tickets.phone, [...phones]), or(ofApplication, sql`${company} in ${within}`))
  const isRequest = sql<boolean>`${ofApplication} and ${tickets.category} = 'LGPD'
    and ${tickets.status} not in ('SOLVED', 'CANCELED')`
  const found = await tx
    .select({ id: tickets.id, attachment: tickets.attachment, isRequest })
    .from(tickets)
    .where(where)
  await mailSolved(
    tx,
    found.flatMap(({ id, isRequest }) => (isRequest ? [id as number] : [])),
  )
  const forgotten = { customer: null, phone: null, email: null, cpf: null, orderCode: null, attachment: null }
  const number = sql`'#' || ${tickets.id}`
  await tx
    .update(tickets)
    .set({ ...forgotten, subject: number, description: number, version: sql`${tickets.version} + 1` })
    .where(where)
  await forgetFiles(
    tx,
    found.flatMap(({ attachment }) => photoOf(attachment)),
  )
  const ids = found.map(({ id }) => id as number)
  await forgetMessages(tx, ids)
  await forgetNews(tx, ["tickets"], ids)
  await forgetCallsOf(tx, ticketsList, { ids, application })
  await forgetLines(tx, linesOf("tickets", ids))
}
