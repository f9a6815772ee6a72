import { type SQL, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { ticketMessages } from "../db/ticketSchema.ts"
import { asFlag, settingOfCompany } from "../platformSettings/effective.ts"

const { tickets } = tables

/**
 * SQL: users `u` of the ticket's company who get letters about the desk's replies in ticket `t`: its author and
 * everyone who wrote in it, if the company wants letters.
 */
const waiting = sql`u.company_id = t.company_id and u.disabled_at is null
  and (u.id = t.opened_by or exists (select from ${ticketMessages} said
    where said.ticket_id = t.id and said.user_id = u.id and not said.is_desk))
  and ${asFlag(settingOfCompany("help.mailsReplies", sql`t.company_id`))}`

const queueLetters = (db: Database, { message, where }: { readonly message: SQL; readonly where: SQL }) =>
  db.execute(sql`
    insert into mail_jobs (kind, email, language, ticket_message_id, ticket_id)
    select 'ticket', u.email, coalesce(u.language, 'ptBr'), ${message}, t.id
    from ${tickets} t join users u on ${waiting} where ${where}`)

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
