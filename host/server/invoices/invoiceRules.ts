import { count, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type InvoiceEntry, invoiceSums } from "../../../src/contract/finance/invoiceSums.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { invoices } from "../../../src/contract/resources/invoices.ts"
import { query } from "../db/database.ts"
import { invoiceOrders, invoiceReminders } from "../db/invoiceSchema.ts"
import { tables } from "../db/described/tables.ts"
import { companies, franchises } from "../db/schema.ts"
import { anyOf } from "../db/anyOf.ts"
import { badRequest } from "../http/issues.ts"
import { storeDay } from "../../../src/contract/resource/datedItems.ts"
import { tellOfInvoices } from "./tellOfInvoices.ts"
import { rulesOf } from "../resource/rules.ts"

const { invoices: table } = tables

type Entries = ReadonlyArray<InvoiceEntry> | null | undefined

const sumsOf = (lines: Entries, adjustments: Entries) =>
  invoiceSums([...(lines ?? []), ...(adjustments ?? [])])

/** Refuses to note more as paid than an invoice comes to. */
const checkPaid = (language: Locale, paid: number | null | undefined, sums: ReturnType<typeof sumsOf>) =>
  (paid ?? 0) > sums.net
    ? Effect.fail(badRequest([{ path: "body.paid", code: "overpaid" }], language))
    : Effect.succeed(sums)

/** Amounts follow from the entries; what was issued stays, and only part of an amount is a part payment. */
export const invoiceRules = rulesOf(invoices, {
  derive: (id) => ({
    franchises: sql`(select coalesce(json_agg(json_build_object('_id', f.id, 'label', f.name)), '[]')
      from ${table} i join ${companies} c on c.id = i.company_id join ${franchises} f on f.id = c.franchise_id
      where i.id = ${id})`,
    remindedAt: sql`(select max(r.created_at) from ${invoiceReminders} r where r.invoice_id = ${id})`.mapWith(
      invoiceReminders.createdAt,
    ),
    ticket: sql`(select t.protocol from tickets t where t.invoice = ${id} order by t.id desc limit 1)`,
  }),
  create: ({ language }, { adjustments, paid }) =>
    checkPaid(language, paid, sumsOf([], adjustments as Entries)),
  save: ({ language }, before, { adjustments, periodFrom, periodTo, paid = before.paid }) => {
    const isOther = (periodFrom ?? before.periodFrom) !== before.periodFrom
    const hasLines = (before.lines ?? []).length > 0
    // Its lines are what that period came to, and no other invoice has them.
    if (hasLines && (isOther || (periodTo ?? before.periodTo) !== before.periodTo))
      return Effect.fail(badRequest([{ path: "body.periodFrom", code: "range" }], language))
    const sums = sumsOf(before.lines, (adjustments as Entries) ?? before.adjustments)
    return checkPaid(language, paid, sums)
  },
  move: ({ language }, { net, paid, paidOn, issuedOn, owner }, to) => {
    const today = storeDay(owner)
    if (to === "OPEN") return Effect.succeed({ issuedOn: issuedOn ?? today })
    if (to === "PAID") return Effect.succeed({ paid: net, paidOn: paidOn ?? today })
    // Canceling a paid invoice would charge the money again, since its orders go back to the next period.
    if (to === "CANCELED" && (paid ?? 0) > 0)
      return Effect.fail(badRequest([{ path: "body.paid", code: "range" }], language))
    const isPart = (paid ?? 0) > 0 && (paid ?? 0) < net
    if (to !== "PARTIAL" || isPart) return Effect.succeed({})
    return Effect.fail(badRequest([{ path: "body.paid", code: "range" }], language))
  },
  moved: ({ tx, caller }, before, to) =>
    query(async () => {
      const ids = (rows: typeof before) => anyOf(rows.map(({ _id }) => Number(_id)))
      const actor = { by: caller.user.id as number }
      const drafts = before.filter(({ status }) => status === "DRAFT")
      if (to === "OPEN" && drafts.length > 0)
        await tellOfInvoices(tx, "INVOICE_ISSUED", { ...actor, where: sql`${table.id} = ${ids(drafts)}` })
      if (to === "PAID")
        await tellOfInvoices(tx, "INVOICE_PAID", { ...actor, where: sql`${table.id} = ${ids(before)}` })
    }),
  remove: Effect.fnUntraced(function* ({ tx }, { _id: id, status, issuedOn, lines }) {
    const isPaid = status === "PAID" || status === "PARTIAL"
    // An invoice made manually and not paid may be deleted.
    if (!isPaid && (!issuedOn || (lines ?? []).length === 0)) return
    const [found] = yield* query(() =>
      tx
        .select({ orders: count() })
        .from(invoiceOrders)
        .where(eq(invoiceOrders.invoiceId, Number(id))),
    )
    return yield* new RecordInUse({ by: "settled", count: Math.max(1, found?.orders ?? 0) })
  }),
})
