import { inArray, sql } from "drizzle-orm"
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import type { PaymentOperation } from "../../../src/contract/finance/paymentOperations.ts"
import { id, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { users } from "./schema.ts"

const { braspagTransactions } = tables

/**
 * Operations the acquirer is asked to perform on transactions. Each is recorded before it is sent, and a transaction
 * has one at a time.
 */
export const paymentOperations = pgTable(
  "payment_operations",
  {
    id: id(),
    transactionId: ref()
      .notNull()
      .references(() => braspagTransactions.id),
    operation: text().$type<PaymentOperation>().notNull(),
    cents: integer().notNull(),
    reason: text().notNull(),
    /** Names the request at the acquirer. */
    requestId: uuid().notNull().unique(),
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    /** The name is kept after the user is deleted. */
    userName: text().notNull(),
    /** `SENDING` until the answer arrives; the outcome of `UNCONFIRMED` is unknown. */
    state: text({ enum: ["SENDING", "UNCONFIRMED", "DONE", "REFUSED", "NOT_SENT", "NOT_DONE"] })
      .notNull()
      .default("SENDING"),
    /** The acquirer's answer code. */
    code: text(),
    createdAt: moment().notNull().defaultNow(),
    answeredAt: moment(),
  },
  (t) => [
    check("payment_operations_cents", sql`${t.cents} > 0`),
    uniqueIndex("payment_operations_one_open")
      .on(t.transactionId)
      .where(sql`state in ('SENDING', 'UNCONFIRMED')`),
    index().on(t.transactionId, t.id),
    index().on(t.userId),
  ],
)

/** Operations whose outcome is still unknown, as in the index that allows one open operation. */
export const isOpenOperation = inArray(paymentOperations.state, ["SENDING", "UNCONFIRMED"])

/** One of them. */
export type NotedOperation = typeof paymentOperations.$inferSelect
