import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { MoveRefused, UnknownReference } from "../../../src/contract/resource/refusals.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { handlesTickets } from "../../../src/contract/support/ticketHandling.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import type { tickets } from "../../../src/contract/resources/tickets.ts"
import { query } from "../db/database.ts"
import { ticketMessageFiles, ticketMessages } from "../db/ticketSchema.ts"
import type { Context } from "../resource/context.ts"
import { columnValues } from "../resource/fieldValues.ts"
import { changeLocked, type LockedRecord, lockRecord } from "../resource/lockRecord.ts"
import type { Row } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"
import { mailReply } from "./leaveTicketLetters.ts"
import { tellOfMessage } from "./tellOfTickets.ts"
import { keepMessage } from "./ticketMessages.ts"

type Tickets = typeof tickets

/** Messages to the company about a merge: in the ticket that stays, and in the other one. */
const sentences: Readonly<Record<Locale, (from: string, into: string) => readonly [string, string]>> = {
  ptBr: (from, into) => [
    `O chamado ${from} foi unificado com este. A conversa continua aqui.`,
    `Unificado com o chamado ${into}.`,
  ],
  en: (from, into) => [
    `Ticket ${from} was merged into this one. The conversation goes on here.`,
    `Merged into ticket ${into}.`,
  ],
}

/** Two tickets that are locked in the order of their numbers, so that nobody waits for each other. */
const lockBoth = Effect.fnUntraced(function* (
  context: Context<Tickets>,
  at: RuleScope,
  id: number,
  into: number,
) {
  const [first, second] = id < into ? [id, into] : [into, id]
  const one = yield* lockRecord(context, at, first)
  const other = yield* lockRecord(context, at, second)
  return id < into ? ([one, other] as const) : ([other, one] as const)
})

const check = ([from, to]: readonly [LockedRecord<Tickets>, LockedRecord<Tickets>]) => {
  if (from.owner.companyId !== to.owner.companyId || from.owner.applicationId !== to.owner.applicationId)
    return Effect.fail(new UnknownReference({ field: "into" }))
  const canceled = [from, to].some(({ row }) => row.status === "CANCELED")
  return canceled ? Effect.fail(new MoveRefused({ from: "CANCELED", nextStatuses: [] })) : Effect.void
}

/** Moves what was said in a ticket to another one, its opening text first, each as old as it is. */
const moveMessages = ({ tx }: RuleScope, row: Row<Tickets>, into: number) =>
  query(async () => {
    const [opening] = await tx
      .insert(ticketMessages)
      .values({
        ticketId: into,
        kind: "PUBLIC",
        body: row.description ?? "",
        userId: row.openedBy?._id ?? null,
        userName: row.requester ?? "",
        isDesk: false,
        createdAt: new Date(row.createdAt!),
      })
      .returning({ id: ticketMessages.id })
    const fileId = row.attachment?._id
    if (fileId !== undefined)
      await tx.insert(ticketMessageFiles).values({ messageId: opening!.id, fileId, position: 0 })
    await tx.update(ticketMessages).set({ ticketId: into }).where(eq(ticketMessages.ticketId, row._id))
  })

/** Makes a ticket part of another one of its company, which is told; one that was canceled is neither. */
export const mergeTickets = Effect.fn("tickets.merge")(function* (
  context: Context<Tickets>,
  at: RuleScope,
  id: number,
  into: number,
) {
  if (!handlesTickets(at.caller.user)) return yield* new Forbidden({ needs: [] })
  if (id === into) return yield* new UnknownReference({ field: "into" })
  const [from, to] = yield* lockBoth(context, at, id, into)
  yield* check([from, to])
  const [sentence, reason] = sentences[at.language](String(from.row.protocol), String(to.row.protocol))
  yield* moveMessages(at, from.row, into)
  const message = yield* keepMessage(context, at, into, { kind: "PUBLIC", body: sentence, files: [] })
  const closed = { ...columnValues(context.resource.fields, { mergedInto: into }), status: "CANCELED" }
  const after = yield* changeLocked(context, at, from, closed, reason)
  yield* query(() => tellOfMessage(at.tx, into, message, at.caller))
  yield* query(() => mailReply(at.tx, into, message._id))
  return after
})
