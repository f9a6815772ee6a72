import { and, eq } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { isOpenOperation, type NotedOperation, paymentOperations } from "../db/paymentSchema.ts"
import { tables } from "../db/described/tables.ts"
import type { Acquirer, PaymentState } from "./acquirer.ts"
import { noteUnconfirmed } from "./noteUnconfirmed.ts"
import { settleOperation } from "./settleOperation.ts"

const { braspagTransactions } = tables

/** Maximum delay for a request to reach the acquirer; after it, the request will not arrive. */
const settleWithinMs = 10 * 60_000
const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Columns = Readonly<Record<"paymentId" | "refunded", typeof braspagTransactions.id>>

const transactions = braspagTransactions as unknown as Columns

const readOpen = async (db: Database, id: number) => {
  const [open] = await db
    .select({
      operation: paymentOperations,
      paymentId: transactions.paymentId,
      refunded: transactions.refunded,
    })
    .from(paymentOperations)
    .innerJoin(braspagTransactions, eq(braspagTransactions.id, paymentOperations.transactionId))
    .where(and(eq(paymentOperations.id, id), isOpenOperation))
  return open as
    | { readonly operation: NotedOperation; readonly paymentId: unknown; readonly refunded: unknown }
    | undefined
}

const wasDone = ({ operation, cents }: NotedOperation, refundedBefore: number, found: PaymentState) => {
  if (operation === "CAPTURE") return found.isCaptured
  return found.isUndone || (operation === "REFUND" && found.refunded >= refundedBefore + cents)
}

/**
 * Asks for the outcome of an operation without an answer, less often as time passes; returns the time of the next
 * attempt.
 */
export const confirmOperation = async (
  db: Database,
  acquirer: Acquirer,
  id: number,
): Promise<Date | void> => {
  const open = await readOpen(db, id)
  if (!open) return
  const { operation, paymentId, refunded } = open
  const found = await acquirer.find(String(paymentId), operation.requestId).catch(() => undefined)
  const ageMs = Date.now() - operation.createdAt.getTime()
  if (found && wasDone(operation, Number(refunded ?? 0), found))
    return void (await settleOperation(db, operation, { state: "DONE" }))
  if (found && ageMs > settleWithinMs)
    return void (await settleOperation(db, operation, { state: "NOT_DONE" }))
  await noteUnconfirmed(db, id)
  return new Date(Date.now() + Math.min(Math.max(ageMs, minuteMs), hourMs))
}
