import { and, eq, isNull, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import { applications } from "../db/applicationSchema.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { users } from "../db/schema.ts"
import { ticketMessages } from "../db/ticketSchema.ts"
import { compose } from "../mail/compose.ts"
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

/** A ticket of somebody without an account, and the address they wrote down, which is asked for again. */
const findRequest = async (db: Database, ticket: number, email: string) => {
  const [found] = await db
    .select({
      protocol: sql<string>`${tickets.protocol}`,
      status: sql<string>`${tickets.status}`,
      dueAt: tickets.dueAt,
      application: { id: applications.id, name: applications.name },
    })
    .from(tickets)
    .innerJoin(applications, eq(applications.id, tickets.applicationId))
    .where(and(eq(tickets.id, ticket), isNull(tickets.companyId), eq(tickets.email, email)))
  return found
}

/** Writes to whoever asked without an account: the receipt, the desk's reply, or that it is done; nothing they typed. */
const writeRequestLetter = async (
  post: Post,
  { ticketId, ticketMessageId, email, language }: Job,
): Promise<ComposedMail | undefined> => {
  const found = ticketId === null ? undefined : await findRequest(post.db, ticketId, email)
  if (!found || found.status === "CANCELED") return undefined
  const { protocol, status, dueAt, application } = found
  const written = new Intl.DateTimeFormat(limits.locales[language], {
    dateStyle: "long",
    timeZone: limits.timeZone,
  })
  const reply = ticketMessageId === null ? {} : await findReply(post.db, ticketMessageId)
  const values = {
    protocol,
    application: application.name,
    day: written.format(new Date(String(dueAt))),
    ...reply,
  }
  const done = status === "SOLVED" ? ticketLetters.requestSolved : ticketLetters.requestReceived
  return compose(ticketMessageId === null ? done : ticketLetters.requestAnswered, {
    to: email,
    language,
    link: linkTo(post, `user-privacy/${application.id}`),
    values,
  })
}

/** Writes what the desk replied in a ticket, or that it is solved; nothing of one that is open again by then. */
const writeTicketLetter = async ({ db, ...post }: Post, job: Job): Promise<ComposedMail | undefined> => {
  const { ticketId, ticketMessageId, email, language } = job
  const found = ticketId === null ? undefined : await findTicket(db, ticketId, email)
  if (!found) return writeRequestLetter({ db, ...post }, job)
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
