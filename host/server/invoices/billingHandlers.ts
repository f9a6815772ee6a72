import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type billing as contract } from "../../../src/contract/finance/billing.ts"
import { owedOf } from "../../../src/contract/finance/owedOf.ts"
import { ReminderRefused } from "../../../src/contract/finance/refusals.ts"
import { invoices as invoicesList } from "../../../src/contract/resources/invoices.ts"
import { tickets as ticketsList } from "../../../src/contract/resources/tickets.ts"
import { query } from "../db/database.ts"
import { invoiceReminders } from "../db/invoiceSchema.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { lockRecord, noteRecord, readRecord } from "../resource/lockRecord.ts"
import { checkWriter } from "../resource/owner.ts"
import type { RuleScope } from "../resource/rules.ts"
import { disputeInvoice } from "./disputeInvoice.ts"
import { pixPayment } from "./pixPayment.ts"
import { remindNow } from "./reminders.ts"
import type { Mailer } from "../mail/mailer.ts"

/** Services of the handlers of invoices. */
export interface BillingServices extends CallServices {
  readonly mailer: Mailer
}

/** True if a reminder of the invoice was sent manually within the last hour. */
const wasJustReminded = (at: RuleScope, id: number) =>
  query(async () => {
    const [found] = await at.tx
      .select({ id: invoiceReminders.id })
      .from(invoiceReminders)
      .where(
        sql`${invoiceReminders.invoiceId} = ${id} and ${invoiceReminders.days} is null
          and ${invoiceReminders.createdAt} > now() - interval '1 hour'`,
      )
      .limit(1)
    return found !== undefined
  })

const remind = Effect.fn("billing.remind")(function* (context: Context, at: RuleScope, id: number) {
  yield* checkWriter(context.resource, at.caller)
  const { row, owner } = yield* lockRecord(context, at, id)
  if (owedOf(row) === 0) return yield* new ReminderRefused({ reason: "NOT_OWED" })
  if (yield* wasJustReminded(at, id)) return yield* new ReminderRefused({ reason: "TOO_SOON" })
  const recipients = yield* query(() => remindNow(at.tx, id))
  if (recipients === 0) return yield* new ReminderRefused({ reason: "NO_READER" })
  const changes = [{ field: "remindedAt", new: new Date().toISOString() }]
  yield* noteRecord(context, at, { action: "UPDATE", row, owner, changes })
  return { recipients }
})

/** Handlers for invoices: payment by Pix, reminders and disputes. */
export const billingHandlers = (
  { db, mailer }: BillingServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const [invoices, tickets] = [contextOf(contexts, invoicesList), contextOf(contexts, ticketsList)]
  return {
    pix: Effect.fn("billing.pix")(function* ({ params, caller }) {
      const row = yield* readRecord(db, invoices, caller, params.id)
      return { payment: yield* query(() => pixPayment(db, row)) }
    }),
    remind: ({ params, caller, language, write }) =>
      Effect.tap(
        write((tx) => remind(invoices, { tx, caller, language }, params.id)),
        () => Effect.sync(mailer.wake),
      ),
    dispute: ({ params, body, caller, language, write }) =>
      write((tx) => disputeInvoice({ invoices, tickets }, { tx, caller, language }, { params, body })),
  }
}
