import { type SQL, sql } from "drizzle-orm"
import { invoices as resource } from "../../../src/contract/resources/invoices.ts"
import { companyReaders } from "../users/companyReaders.ts"
import { anyOf } from "../db/anyOf.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { todayColumn } from "../resource/zoneColumn.ts"
import { payersOf } from "./payersOf.ts"
import { isNotTold, tellOfInvoices } from "./tellOfInvoices.ts"
import { leaveLetters } from "../mail/queueLetters.ts"

const { invoices } = tables

/** Days before an invoice is due at which its company is told of it, and after, below zero: the last one first. */
const reminderDays = [-7, -1, 3] as const

/** Maximum age in days of a due date for reminders; people collect older invoices. */
const oldestDays = 14

/** SQL: true if a company still owes part of an invoice, as in `owedOf`. */
export const isOwed = sql`${invoices.direction} = 'RECEIVABLE' and ${invoices.status} in ('OPEN', 'OVERDUE', 'PARTIAL')
  and coalesce(${invoices.paid}, 0) < ${invoices.net}`

interface Reminded {
  readonly where: SQL
  readonly days: SQL
  readonly readers: ReadonlyArray<number>
}

/** Leaves a letter for each reader of these invoices, unless they have that one already. */
const remind = (db: Database, { where, days, readers }: Reminded) =>
  leaveLetters(
    db,
    "invoice",
    sql`insert into invoice_reminders (invoice_id, user_id, due_on, days)
      select ${invoices.id}, u.id, ${invoices.dueOn}, ${days}
      from ${invoices} join users u on u.company_id = ${invoices.companyId}
      where ${where} and u.id = ${anyOf(readers)}`,
  )

/**
 * Leaves a letter for each of a company's people about invoices that are due in 3 days, or were 1 or 7 days ago and are not
 * paid. Each is left once, however many processes look, and one that was missed comes late, for those before it too.
 * Their days are those of each company's clock.
 */
export const remindPayers = async (db: Database, now: Date): Promise<void> => {
  const context = { resource, table: invoices }
  const day = todayColumn(context, now)
  const dueOn = invoices.dueOn
  const where = sql`${isOwed} and ${dueOn} between ${day} - ${oldestDays}::int and ${day} + ${reminderDays.at(-1)}::int`
  const readers = await companyReaders(db, {
    ...payersOf(where),
    setting: "notifications.invoiceReminders",
  })
  await tellOfInvoices(db, "INVOICE_DUE", {
    where: sql`${where} and ${dueOn} >= ${day} and ${isNotTold("INVOICE_DUE")}`,
  })
  if (readers.length === 0) return
  const days = sql`(select min(days) from unnest(array[${sql.raw(reminderDays.join(", "))}]) days where ${dueOn} - days <= ${day})`
  await remind(db, { where, days, readers })
}

/** Leaves a letter for each of the people of an invoice's company, whatever they were told before; answers how many. */
export const remindNow = async (db: Database, id: number): Promise<number> => {
  const where = sql`${invoices.id} = ${id}`
  const readers = await companyReaders(db, payersOf(where))
  if (readers.length > 0) await remind(db, { where, days: sql`null::smallint`, readers })
  return readers.length
}
