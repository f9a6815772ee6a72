import { and, eq, isNull, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { users } from "../db/schema.ts"
import { ticketMessages } from "../db/ticketSchema.ts"
import { writeLetter, type ComposedMail } from "../mail/platformMail.ts"
import type { Job } from "../mail/job.ts"
import type { MailKind } from "../mail/mailKind.ts"
import { linkTo, type Post } from "../mail/post.ts"
import { ticketLetters } from "./ticketLetters.ts"

const answered = { words: ticketLetters.ticketAnswered, trigger: "TICKET_ANSWERED" }
const solved = { words: ticketLetters.ticketSolved, trigger: "TICKET_SOLVED" }

const { tickets } = tables

/** The ticket a letter is about, and to whom it goes, who still belongs to its company. */
const findTicket = async (db: Database, ticket: number, email: string) => {
  const [found] = await db
    .select({
      protocol: sql<string>`${tickets.protocol}`,
      subject: sql<string>`${tickets.subject}`,
      status: sql<string>`${tickets.status}`,
      application: sql<number>`${tickets.applicationId}`.mapWith(Number),
      to: users.email,
      name: users.fullname,
    })
    .from(tickets)
    .innerJoin(users, eq(users.companyId, tickets.companyId))
    .where(and(eq(tickets.id, ticket), eq(users.email, email), isNull(users.disabledAt)))
  return found
}

const findReply = async (db: Database, id: number) => {
  const [found] = await db
    .select({ agent: ticketMessages.userName, message: ticketMessages.body })
    .from(ticketMessages)
    .where(eq(ticketMessages.id, id))
  return found
}

/** Writes what the desk replied in a ticket, or that it is solved; nothing of one that is open again by then. */
const writeTicketLetter = async ({ db, ...post }: Post, job: Job): Promise<ComposedMail | undefined> => {
  const { ticketId, ticketMessageId, email, language } = job
  const found = ticketId === null ? undefined : await findTicket(db, ticketId, email)
  if (!found) return undefined
  const { protocol, subject, status, application, to, name } = found
  const link = linkTo({ db, ...post }, `helpdesk/tickets/${protocol}`)
  const letter = { to, language, link, application }
  if (ticketMessageId === null)
    return status === "SOLVED"
      ? writeLetter(db, solved, { ...letter, values: { name, protocol, subject } })
      : undefined
  const reply = await findReply(db, ticketMessageId)
  return reply && writeLetter(db, answered, { ...letter, values: { name, protocol, subject, ...reply } })
}

/** Mail to who opened a ticket, or wrote in it: replies in their own ticket. */
export const ticketMail: MailKind = { write: writeTicketLetter, reminder: undefined }
