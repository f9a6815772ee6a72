import { and, eq, isNull, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { ClosingProblem } from "../../../src/contract/finance/invoicing.ts"
import { invoiceSums } from "../../../src/contract/finance/invoiceSums.ts"
import { invoices as resource } from "../../../src/contract/resources/invoices.ts"
import { writeAudit } from "../audit/audit.ts"
import type { Database } from "../db/database.ts"
import { closingCompanies, closings, invoiceOrders } from "../db/invoiceSchema.ts"
import { jsonRows } from "../db/jsonRows.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { type ContractsContext, type PeriodFacts, readPeriod } from "./readPeriod.ts"
import { type OrderShare, type Period, settle } from "./settlement.ts"

const { invoices } = tables

type Closing = typeof closings.$inferSelect

/** Settles a company for a period, or returns the reason it is not closed. */
export const settled = (facts: PeriodFacts, period: Period) => {
  const { lines, shares, isUncovered } = settle(facts.orders, facts.contracts, period)
  const problem = (): ClosingProblem | null => {
    if (facts.lock) return "CLOSED"
    if (facts.hasOpenOrders) return "OPEN_ORDERS"
    if (isUncovered) return "NO_CONTRACT"
    return lines.length === 0 ? "NOTHING" : null
  }
  return { lines, shares, sums: invoiceSums(lines), problem: problem() }
}

/** A company of a closing that waits, and is nobody else's until the transaction is over. */
const lockWaiting = async (tx: Database, { id }: Closing, company: number) =>
  (
    await tx
      .select({ applicationId: companies.applicationId, companyId: companies.id })
      .from(closingCompanies)
      .innerJoin(companies, eq(companies.id, closingCompanies.companyId))
      .where(
        and(
          eq(closingCompanies.closingId, id),
          eq(closingCompanies.companyId, company),
          isNull(closingCompanies.doneAt),
        ),
      )
      .for("update", { of: closingCompanies, skipLocked: true })
  )[0]

const writeShares = (tx: Database, invoice: number, shares: ReadonlyArray<OrderShare>) =>
  tx.execute(sql`
    insert into ${invoiceOrders} (invoice_id, order_id, contract_id, sales, delivery, coupon_refund, commission,
      payment_fee, collected)
    select ${invoice}, "orderId", "contractId", "SALES", "DELIVERY", "COUPON_REFUND", "COMMISSION", "PAYMENT_FEE", "COLLECTED"
    from jsonb_to_recordset(${jsonRows(shares)}) as share("orderId" bigint, "contractId" bigint, "SALES" int,
      "DELIVERY" int, "COUPON_REFUND" int, "COMMISSION" int, "PAYMENT_FEE" int, "COLLECTED" int)`)

const nextNumber = ({ periodTo }: Closing) =>
  sql`${periodTo.slice(0, 7).replace("-", "")} || '-' || lpad(nextval('invoice_numbers')::text, 6, '0')`

/** Writes a company's invoice; none where another closing has some of its days by now. */
const writeInvoice = async (
  tx: Database,
  closing: Closing,
  owner: { readonly applicationId: number; readonly companyId: number },
  { lines, shares, sums }: ReturnType<typeof settled>,
) => {
  const { periodFrom, periodTo, dueOn, startedBy } = closing
  const [created] = await tx
    .insert(invoices)
    .values({
      ...owner,
      ...sums,
      periodFrom,
      periodTo,
      dueOn,
      lines,
      status: resource.status!.first,
      number: nextNumber(closing),
    })
    .onConflictDoNothing()
    .returning({ id: invoices.id, number: invoices.number })
  if (!created) return undefined
  await writeShares(tx, Number(created.id), shares)
  const actor = startedBy === null ? undefined : { user: { id: startedBy }, from: {} }
  const line = { list: resource.name, recordId: Number(created.id), label: String(created["number"]), owner }
  await Effect.runPromise(writeAudit(tx, actor, [{ ...line, action: "CREATE", changes: [] }]))
  return Number(created.id)
}

/** Closes the period of one company, or returns why not; a second call finds nothing to do. */
const closeCompany = (db: Database, contracts: ContractsContext, closing: Closing, company: number) =>
  db.transaction(async (tx) => {
    const owner = await lockWaiting(tx, closing, company)
    if (!owner) return
    const period = { from: closing.periodFrom, to: closing.periodTo }
    const found = settled(await (await readPeriod(tx, contracts, [company], period))(company), period)
    const invoiceId = found.problem ? undefined : await writeInvoice(tx, closing, owner, found)
    const problem = invoiceId === undefined ? (found.problem ?? "CLOSED") : null
    await tx
      .update(closingCompanies)
      .set({ invoiceId: invoiceId ?? null, problem, doneAt: sql`now()` })
      .where(and(eq(closingCompanies.closingId, closing.id), eq(closingCompanies.companyId, company)))
  })

/** Key of a closing's job. */
export const closingKey = (id: number) => `closing/${id}`

/**
 * Closes the companies of a closing that still wait, each in a transaction of its own: a process that dies leaves the
 * rest to the next. One that goes wrong keeps no other waiting, and is tried again with the job.
 */
export const closePeriod = async (db: Database, contracts: ContractsContext, key: string): Promise<void> => {
  const id = Number(key.slice(closingKey(0).length - 1))
  const [closing] = await db.select().from(closings).where(eq(closings.id, id))
  if (!closing) return
  const waits = and(eq(closingCompanies.closingId, id), isNull(closingCompanies.doneAt))
  const waiting = await db
    .select({ company: closingCompanies.companyId })
    .from(closingCompanies)
    .where(waits)
    .orderBy(closingCompanies.companyId)
  const failures: Array<unknown> = []
  for (const { company } of waiting)
    try {
      await closeCompany(db, contracts, closing, company)
    } catch (cause) {
      failures.push(cause)
      await db
        .update(closingCompanies)
        .set({ problem: "FAILED" })
        .where(and(waits, eq(closingCompanies.companyId, company)))
    }
  if (failures.length > 0) throw failures[0]
}
