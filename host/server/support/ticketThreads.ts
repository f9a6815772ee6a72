import { and, eq, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { handlesTickets } from "../../../src/contract/support/ticketHandling.ts"
import {
  TicketAnswered,
  type ticketThreads as contract,
} from "../../../src/contract/support/ticketThreads.ts"
import { Forbidden, NotFound } from "../../../src/contract/wire/refusals.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { ticketMessages } from "../db/ticketSchema.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { badRequest } from "../http/issues.ts"
import { columnNamed, type Context, contextOf } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import { lockRecord, noteRecord, readRecord, recordChanges } from "../resource/lockRecord.ts"
import { moveRecord } from "../resource/moveRecords.ts"
import { checkWriter } from "../resource/owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import { readRecords, type Row } from "../resource/recordRows.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import type { RuleScope } from "../resource/rules.ts"
import { rateTicket } from "./rateTicket.ts"
import { mailReply } from "./leaveTicketLetters.ts"
import { isAnsweredSince, keepMessage, readMessages, type MessageInput } from "./ticketMessages.ts"
import { tellOfMessage } from "./tellOfTickets.ts"
import type { Mailer } from "../mail/mailer.ts"

/** Services of the handlers of tickets. */
export interface TicketServices extends CallServices {
  readonly mailer: Mailer
}

const idText = /^[1-9]\d{0,14}$/

const read = Effect.fn("ticketThreads.read")(function* (
  db: Database,
  context: Context<typeof tickets>,
  caller: Caller,
  key: string,
) {
  const { resource, table } = context
  const byProtocol = eq(columnNamed(context, "protocol")!, key)
  const condition = idText.test(key) ? or(byProtocol, eq(table.id, Number(key))) : byProtocol
  const where = and(condition, recordsWithin(resource, table, caller.reach, db))
  const [row] = yield* query(() => readRecords(db, context, { where, limit: 1, reach: caller.reach }))
  if (!row) return yield* new NotFound()
  const messages = yield* readMessages(db, caller, eq(ticketMessages.ticketId, row._id))
  return { ticket: shownTo(context, caller, row), messages }
})

type Body = HandlerInput<typeof contract.reply>["body"]

/** Checks a reply before anything is written. */
const checkReply = Effect.fnUntraced(function* (at: RuleScope, id: number, row: Row, body: Body) {
  const { kind, files = [], seen } = body
  if (kind === "INTERNAL" && !handlesTickets(at.caller.user)) return yield* new Forbidden({ needs: [] })
  if (body.body.trim() === "" && files.length === 0)
    return yield* badRequest([{ path: "body.body", code: "required" }], at.language)
  if (kind === "PUBLIC" && row.status === "CANCELED")
    return yield* new MoveRefused({ from: "CANCELED", nextStatuses: [] })
  if (seen !== undefined && (yield* isAnsweredSince(at, id, seen))) return yield* new TicketAnswered()
})

/**
 * Returns the ticket fields an answer changes: the desk's first reply is recorded, and an answer the desk waits for
 * resumes the ticket.
 */
const changedBy = ({ caller }: RuleScope, row: Row<typeof tickets>, { kind, status }: Body) => {
  if (kind === "INTERNAL") return {}
  const isDesk = handlesTickets(caller.user)
  return {
    ...(isDesk && !row.firstReplyAt && { firstReplyAt: sql`now()` }),
    ...(!isDesk && row.status === "ON_HOLD" && status === undefined && { status: "IN_PROGRESS" }),
  }
}

/** Writes the effects of an answer on its ticket, and adds the visible ones to the history. */
const follow = Effect.fnUntraced(function* (
  context: Context<typeof tickets>,
  at: RuleScope,
  { row, owner }: { readonly row: Row<typeof tickets>; readonly owner: OwnerIds },
  body: Body,
) {
  if (body.kind === "INTERNAL") return
  const { table } = context
  const id = row._id
  const set = changedBy(at, row, body)
  const version = Object.keys(set).length > 0 ? { version: sql`${table.version} + 1` } : {}
  yield* query(() =>
    at.tx
      .update(table)
      .set({ ...set, ...version, updatedAt: sql`now()` })
      .where(eq(table.id, id)),
  )
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const changes = recordChanges(context, row, after)
  const action = after.status === row.status ? "UPDATE" : "STATUS"
  if (changes.length > 0) yield* noteRecord(context, at, { action, row: after, owner, changes })
})

/** To which status an answer moves its ticket: where its writer says, and one that was solved is opened again. */
const statusAfter = ({ caller }: RuleScope, { status }: Row, body: Body) =>
  body.status ??
  (body.kind === "PUBLIC" && status === "SOLVED" && !handlesTickets(caller.user) ? "IN_PROGRESS" : undefined)

const reply = Effect.fn("ticketThreads.reply")(function* (
  context: Context<typeof tickets>,
  at: RuleScope,
  id: number,
  body: Body,
) {
  yield* checkWriter(context.resource, at.caller)
  const locked = yield* lockRecord(context, at, id)
  yield* checkReply(at, id, locked.row, body)
  const written: MessageInput = { kind: body.kind, body: body.body, files: [...new Set(body.files ?? [])] }
  const message = yield* keepMessage(context, at, id, written)
  yield* follow(context, at, locked, body)
  yield* query(() => tellOfMessage(at.tx, id, message, at.caller))
  if (message.isDesk && body.kind === "PUBLIC") yield* query(() => mailReply(at.tx, id, message._id))
  const to = statusAfter(at, locked.row, body)
  if (to !== undefined) yield* moveRecord(context, at, id, { to })
  const after = yield* readRecord(at.tx, context, at.caller, id)
  return { ticket: shownTo(context, at.caller, after), message }
})

/** Messages of tickets. */
export const ticketThreadHandlers = (
  { db, mailer }: TicketServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, tickets)
  return {
    read: ({ params, caller }) => read(db, context, caller, params.key) as never,
    reply: ({ params, body, caller, language, write }) =>
      Effect.tap(
        write((tx) => reply(context, { tx, caller, language }, params.id, body)),
        () => Effect.sync(mailer.wake),
      ) as never,
    rate: ({ params, body, caller, language, write }) =>
      write((tx) =>
        Effect.map(
          rateTicket(context, { tx, caller, language }, params.id, body),
          (row) => shownTo(context, caller, row) as never,
        ),
      ),
  }
}
