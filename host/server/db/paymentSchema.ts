import { inArray, sql } from "drizzle-orm"
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import type { PaymentOperation } from "../../../src/contract/finance/paymentOperations.ts"
import { id, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { users } from "./schema.ts"

const { braspagTransactions } = tables

/** What somebody has the acquirer do to a transaction. It is noted before it leaves, and a transaction has one at a time. */
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
    /** Whoever is deleted is still told by name. */
    userName: text().notNull(),
    /** `SENDING` until its answer came; of `UNCONFIRMED` nobody can tell yet whether it was done. */
    state: text({ enum: ["SENDING", "UNCONFIRMED", "DONE", "REFUSED", "NOT_SENT", "NOT_DONE"] })
      .notNull()
      .default("SENDING"),
    /** What the acquirer answered. */
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

/** Of which nobody knows yet what became of it, as the index of one open operation says. */
export const isOpenOperation = inArray(paymentOperations.state, ["SENDING", "UNCONFIRMED"])

/** One of them. */
export type NotedOperation = typeof paymentOperations.$inferSelect
