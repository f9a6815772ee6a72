import { sql } from "drizzle-orm"
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import type { ClosingProblem } from "../../../src/contract/finance/invoicing.ts"
import { id, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { companies, users } from "./schema.ts"
import { orders } from "./tradeSchema.ts"

const { contracts, invoices } = tables

const day = () => date({ mode: "string" }).notNull()
const cents = () => integer().notNull()

/** A period that is closed for many companies; both days belong to it. */
export const closings = pgTable("invoice_closings", {
  id: id(),
  periodFrom: day(),
  periodTo: day(),
  dueOn: day(),
  startedBy: ref().references(() => users.id, { onDelete: "set null" }),
  startedAt: moment().notNull().defaultNow(),
})

/** Result of a closing for one company; waiting while `doneAt` is null. */
export const closingCompanies = pgTable(
  "invoice_closing_companies",
  {
    closingId: ref()
      .notNull()
      .references(() => closings.id, { onDelete: "cascade" }),
    companyId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    invoiceId: ref().references(() => invoices.id, { onDelete: "set null" }),
    problem: text().$type<ClosingProblem>(),
    doneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.closingId, t.companyId] }),
    index().on(t.invoiceId),
    index().on(t.companyId, t.closingId),
  ],
)

/**
 * Amount each order adds to the lines of an invoice, by its contract, in cents. An order is in only one valid invoice:
 * a trigger releases the orders of a canceled invoice (`release_invoice_orders`, in the migrations).
 */
export const invoiceOrders = pgTable(
  "invoice_orders",
  {
    invoiceId: ref()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    contractId: ref().references(() => contracts.id, { onDelete: "set null" }),
    sales: cents(),
    delivery: cents(),
    couponRefund: cents(),
    commission: cents(),
    paymentFee: cents(),
    collected: cents(),
    isReleased: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.orderId] }),
    uniqueIndex("invoice_orders_once")
      .on(t.orderId)
      .where(sql`not ${t.isReleased}`),
    index().on(t.contractId),
  ],
)

/**
 * Reminders to users about an invoice, `days` before its due date, or after it as a negative number; null if sent
 * manually. A new due date starts new reminders.
 */
export const invoiceReminders = pgTable(
  "invoice_reminders",
  {
    id: id(),
    invoiceId: ref()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    dueOn: day(),
    /** 3, -1 or -7. */
    days: smallint(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("invoice_reminders_once").on(t.invoiceId, t.userId, t.dueOn, t.days),
    index().on(t.invoiceId, t.createdAt),
  ],
)
