import { type SQL, sql } from "drizzle-orm"
import type { Locale } from "../../../src/contract/limits.ts"
import type { Database } from "../db/database.ts"
import { mailJobs } from "../db/accountSchema.ts"
import { tables } from "../db/described/tables.ts"
import { ticketMessages } from "../db/ticketSchema.ts"
import { asFlag, settingOfCompany } from "../platformSettings/effective.ts"
import { isAskedInEnglish } from "./deletionText.ts"
import { followsTicket } from "./tellOfTickets.ts"

const { tickets } = tables

/** SQL: users `u` who get letters about the desk's replies in ticket `t`: those who follow it, if their company wants letters. */
const waiting = sql`${followsTicket} and ${asFlag(settingOfCompany("help.mailsReplies", sql`t.company_id`))}`

/** A request of somebody without an account, and the language they asked in. */
interface Requested {
  readonly ticket: number
  readonly email: string
  readonly language: Locale
}

/** Leaves a letter for whoever asked without an account, which says that the request has arrived. */
export const mailReceipt = (db: Database, { ticket: ticketId, ...to }: Requested) =>
  db.insert(mailJobs).values({ kind: "ticket", ticketId, ...to })

/** Letters to those who wait for them; whoever asked without an account has theirs at the address they wrote down. */
const queueLetters = (db: Database, { message, where }: { readonly message: SQL; readonly where: SQL }) =>
  db.execute(sql`
    insert into mail_jobs (kind, email, language, ticket_message_id, ticket_id)
    select 'ticket', u.email, coalesce(u.language, 'ptBr'), ${message}, t.id
    from ${tickets} t join users u on ${waiting} where ${where}
    union all
    select 'ticket', t.email, case when ${isAskedInEnglish} then 'en' else 'ptBr' end, ${message}, t.id
    from ${tickets} t where t.company_id is null and t.email is not null and ${where}`)

/** Leaves a letter with what the desk replied in a ticket for those who wait for it. */
export const mailReply = (db: Database, ticket: number, message: number) =>
  queueLetters(db, { message: sql`${message}::bigint`, where: sql`t.id = ${ticket}::bigint` })

/** Leaves a letter about tickets that are solved; none beside a reply that solved one, which is in the same transaction. */
export const mailSolved = (db: Database, ids: ReadonlyArray<number>) =>
  queueLetters(db, {
    message: sql`null::bigint`,
    where: sql`t.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and not exists (select from ${ticketMessages} said where said.ticket_id = t.id and said.is_desk
        and said.kind = 'PUBLIC' and said.created_at = now())`,
  })
