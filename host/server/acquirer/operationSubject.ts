import { sql } from "drizzle-orm"
import { tables } from "../db/described/tables.ts"
import { paymentOperations } from "../db/paymentSchema.ts"
import type { JobSubject } from "../jobs/jobRules.ts"

const { braspagTransactions } = tables

/** The payment whose operation a job confirms. */
export const operationSubject: JobSubject = (id) => sql`select t.payment_id from ${paymentOperations} o
  join ${braspagTransactions} t on t.id = o.transaction_id where o.id = ${id}`
