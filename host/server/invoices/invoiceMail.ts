import { sql } from "drizzle-orm"
import { limits, type Locale } from "../../../src/contract/limits.ts"
import { owedOf } from "../../../src/contract/finance/owedOf.ts"
import { invoices as resource } from "../../../src/contract/resources/invoices.ts"
import { invoiceReminders } from "../db/invoiceSchema.ts"
import { tables } from "../db/described/tables.ts"
import { users } from "../db/schema.ts"
import { zoneColumn } from "../resource/zoneColumn.ts"
import { isOwed } from "./reminders.ts"
import { writeLetter, type ComposedMail } from "../mail/platformMail.ts"
import { storeDay } from "../../../src/contract/resource/datedItems.ts"
import type { Job } from "../mail/job.ts"
import type { MailKind } from "../mail/mailKind.ts"
import { linkTo, type Post } from "../mail/post.ts"
import { invoiceLetters } from "./invoiceLetters.ts"

const due = { words: invoiceLetters.invoiceDue, trigger: "INVOICE_DUE" }
const overdue = { words: invoiceLetters.invoiceOverdue, trigger: "INVOICE_OVERDUE" }

const { invoices } = tables

const dayMs = 86_400_000

/** A reminder that was refused for long must not come beside the next one. */
const isNearest = sql`(${invoiceReminders.days} is null or not exists (select from ${invoiceReminders} nearer
  where nearer.invoice_id = ${invoiceReminders.invoiceId} and nearer.user_id = ${invoiceReminders.userId}
  and nearer.due_on = ${invoiceReminders.dueOn} and nearer.days < ${invoiceReminders.days}))`

/** The invoice a reminder is about, and to whom; nothing once it is paid, disputed or due on another day. */
const findReminded = async ({ db }: Post, reminder: number) => {
  const [found] = await db
    .select({
      id: invoices.id,
      number: sql<string>`${invoices.number}`,
      dueOn: invoiceReminders.dueOn,
      from: sql<string>`${invoices.periodFrom}::text`,
      to: sql<string>`${invoices.periodTo}::text`,
      status: sql<string>`${invoices.status}`,
      direction: sql<string>`${invoices.direction}`,
      net: sql<number>`${invoices.net}`.mapWith(Number),
      paid: sql<number>`coalesce(${invoices.paid}, 0)`.mapWith(Number),
      timeZone: sql<string>`${zoneColumn({ resource, table: invoices })}`,
      email: users.email,
      application: users.applicationId,
    })
    .from(invoiceReminders)
    .innerJoin(invoices, sql`${invoices.id} = ${invoiceReminders.invoiceId}`)
    .innerJoin(users, sql`${users.id} = ${invoiceReminders.userId}`)
    .where(
      sql`${invoiceReminders.id} = ${reminder} and ${users.disabledAt} is null and ${isOwed}
        and ${invoices.dueOn} = ${invoiceReminders.dueOn} and ${isNearest}`,
    )
  return found
}

type Reminded = NonNullable<Awaited<ReturnType<typeof findReminded>>>

const valuesOf = (found: Reminded, language: Locale, daysLeft: number) => {
  const locale = limits.locales[language]
  const written = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
  const day = (iso: string) => written.format(new Date(`${iso}T12:00:00Z`))
  const money = new Intl.NumberFormat(locale, { style: "currency", currency: "BRL" })
  return {
    number: found.number,
    amount: money.format(owedOf(found) / 100),
    from: day(found.from),
    to: day(found.to),
    when: new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(daysLeft, "day"),
    day: day(found.dueOn),
  }
}

/** Writes to one of a company's people that an invoice is due or overdue; none once that is no longer so. */
const writeInvoiceReminder = async (post: Post, job: Job): Promise<ComposedMail | undefined> => {
  const { invoiceReminderId, language } = job
  const found = invoiceReminderId === null ? undefined : await findReminded(post, invoiceReminderId)
  if (!found) return undefined
  const daysLeft = Math.round((Date.parse(found.dueOn) - Date.parse(storeDay(found))) / dayMs)
  return writeLetter(post.db, daysLeft < 0 ? overdue : due, {
    application: found.application,
    to: found.email,
    language,
    link: linkTo(post, `finance/invoice?open=${String(found.id)}`),
    values: valuesOf(found, language, daysLeft),
  })
}

/** Mail to a company that owes an invoice. */
export const invoiceMail: MailKind = {
  write: writeInvoiceReminder,
  reminder: { kind: "invoice", table: invoiceReminders, column: "invoiceReminderId" },
}
