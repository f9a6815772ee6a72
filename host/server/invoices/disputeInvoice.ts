import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { billing } from "../../../src/contract/finance/billing.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { query } from "../db/database.ts"
import type { HandlerInput } from "../calls/handler.ts"
import type { Context } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import { lockRecord, noteRecord, readRecord, recordChanges } from "../resource/lockRecord.ts"
import { nextStatuses, type Row } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"
import { createRecord } from "../resource/saveRecord.ts"

const subjects: Readonly<Record<Locale, string>> = {
  ptBr: "Contestação da fatura",
  en: "Dispute of invoice",
}

/** The ticket staff answers a dispute in. It is the invoice's company's, whoever opened it. */
const openTicket = (tickets: Context, at: RuleScope, invoice: Row, reason: string) =>
  createRecord(tickets, at, {
    owner: invoice.owner?._id,
    subject: `${subjects[at.language]} ${String(invoice["number"])}`,
    description: reason,
    category: "FINANCE",
    priority: "MEDIUM",
    invoice: invoice._id,
  })

/** Puts an invoice within reach in dispute, and opens a ticket about it. */
export const disputeInvoice = Effect.fn("billing.dispute")(function* (
  { invoices, tickets }: { readonly invoices: Context; readonly tickets: Context },
  at: RuleScope,
  { params: { id }, body: { reason } }: Pick<HandlerInput<typeof billing.dispute>, "params" | "body">,
) {
  const { table, resource } = invoices
  const { row, owner } = yield* lockRecord(invoices, at, id)
  const { status = "" } = row
  const next = nextStatuses(resource, status)
  if (!next.includes("DISPUTED"))
    return yield* new MoveRefused({ from: status, nextStatuses: next.filter((to) => to === "DISPUTED") })
  // The caller owns or handles the invoice: nothing of its ticket is refused.
  const ticket = yield* Effect.orDie(openTicket(tickets, at, row, reason))
  yield* query(() =>
    at.tx
      .update(table)
      .set({ status: "DISPUTED", updatedAt: sql`now()`, version: sql`${table.version} + 1` })
      .where(eq(table.id, id)),
  )
  const after = yield* readRecord(at.tx, invoices, at.caller, id)
  const changes = recordChanges(invoices, row, after)
  yield* noteRecord(invoices, at, { action: "STATUS", row: after, owner, changes, reason })
  return {
    invoice: shownTo(invoices, at.caller, after) as never,
    ticket: { _id: Number(ticket._id), protocol: String(ticket["protocol"]) },
  }
})
