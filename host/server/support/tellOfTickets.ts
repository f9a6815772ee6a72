import { type SQL, sql } from "drizzle-orm"
import type { TicketMessage } from "../../../src/contract/support/ticketThreads.ts"
import { allows, anonymizesPeople } from "../../../src/contract/access/access.ts"
import type { NewsKind } from "../../../src/contract/news/news.ts"
import { staffWho } from "../access/authorities.ts"
import type { Caller } from "../access/caller.ts"
import { anyOf } from "../db/anyOf.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { ticketMessages } from "../db/ticketSchema.ts"
import { publishNews } from "../news/publishNews.ts"

const { tickets } = tables

type Actor = Pick<Caller, "user"> | undefined

/** SQL: users `u` of the company of ticket `t` who follow it: whoever opened it, and everyone who wrote in it. */
export const followsTicket = sql`u.company_id = t.company_id and u.disabled_at is null
  and (u.id = t.opened_by or exists (select from ${ticketMessages} said
    where said.ticket_id = t.id and said.user_id = u.id and not said.is_desk))`

const isAssigned = sql`u.id = t.assignee`

interface TicketNews {
  readonly kind: NewsKind
  /** Condition for the users `u` who are told of the tickets `t`. */
  readonly readers: SQL
  readonly where: SQL
  readonly actor?: Actor
  /** Name of whoever acted; the actor's unless given. */
  readonly name?: string | undefined
}

const tellReaders = (
  db: Database,
  { kind, readers, where, actor, name = actor?.user.fullname }: TicketNews,
) =>
  publishNews(db, {
    kind,
    by: (actor?.user.id as number | undefined) ?? null,
    rows: sql`select u.id, 'tickets', t.id,
      jsonb_build_object('name', t.protocol, 'subject', t.subject, 'by', ${name ?? null}::text)
      from ${tickets} t join users u on ${readers} where ${where}`,
  })

/** Tells of a message in a ticket: its company of the desk's reply, its assignee of everybody else's message. */
export const tellOfMessage = async (
  db: Database,
  ticket: number,
  { kind, isDesk }: Pick<TicketMessage, "kind" | "isDesk">,
  actor: Actor,
): Promise<void> => {
  const where = sql`t.id = ${ticket}::bigint`
  const toAssignee = kind === "INTERNAL" ? "TICKET_NOTED" : "TICKET_WRITTEN"
  await tellReaders(db, { kind: toAssignee, readers: isAssigned, where, actor })
  if (isDesk && kind === "PUBLIC")
    await tellReaders(db, { kind: "TICKET_ANSWERED", readers: followsTicket, where, actor })
}

/** Tells an agent that a ticket is theirs now. */
export const tellOfAssignment = (db: Database, ticket: number, actor: Actor) =>
  tellReaders(db, {
    kind: "TICKET_ASSIGNED",
    readers: isAssigned,
    where: sql`t.id = ${ticket}::bigint`,
    actor,
  })

/** Tells the companies and assignees of tickets that these are solved. */
export const tellOfSolved = (db: Database, ids: ReadonlyArray<number>, actor: Actor) =>
  tellReaders(db, {
    kind: "TICKET_SOLVED",
    readers: sql`(${isAssigned} or (${followsTicket}))`,
    where: sql`t.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    actor,
  })

/** Tells the platform's and the application's people who may anonymize that somebody asks for their data to be deleted. */
export const tellOfDeletion = async (db: Database, ticket: number, requester: string): Promise<void> => {
  const readers = await staffWho(db, (authority) => allows(anonymizesPeople, authority))
  await tellReaders(db, {
    kind: "DELETION_ASKED",
    readers: sql`u.id = ${anyOf(readers)} and (u.is_root or u.application_id = t.application_id)`,
    where: sql`t.id = ${ticket}::bigint`,
    name: requester,
  })
}
