import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { braspagTransactions } from "../../../src/contract/resources/braspagTransactions.ts"
import { writeAudit } from "../audit/audit.ts"
import { changesOf } from "../audit/changes.ts"
import type { Database } from "../db/database.ts"
import { isOpenOperation, type NotedOperation, paymentOperations } from "../db/paymentSchema.ts"
import { tables } from "../db/described/tables.ts"

const { braspagTransactions: table } = tables

/** Final state of an operation. */
export interface Ending {
  readonly state: "DONE" | "REFUSED" | "NOT_SENT" | "NOT_DONE"
  readonly code?: string
}

interface Transaction {
  readonly id: number
  readonly applicationId: number
  readonly companyId: number
  readonly paymentId: string
  readonly status: string
  readonly captured: number | null
  readonly refunded: number | null
  readonly events: ReadonlyArray<unknown>
}

type After = Pick<Transaction, "status" | "captured" | "refunded">

const afterOf = (
  { status, captured, refunded }: Transaction,
  { operation, cents }: NotedOperation,
): After => {
  if (operation === "CAPTURE") return { status: "CAPTURED", captured: cents, refunded }
  if (operation === "VOID") return { status: "VOIDED", captured, refunded }
  const all = (refunded ?? 0) + cents
  return { status: all >= (captured ?? 0) ? "REFUNDED" : status, captured, refunded: all }
}

const eventStatuses = { CAPTURE: "CAPTURED", VOID: "VOIDED", REFUND: "REFUNDED" } as const

const changeTransaction = async (tx: Database, before: Transaction, operation: NotedOperation) => {
  const after = afterOf(before, operation)
  const event = {
    at: new Date().toISOString(),
    status: eventStatuses[operation.operation],
    amount: operation.cents,
  }
  const set = {
    ...after,
    events: [...before.events, event],
    updatedAt: sql`now()`,
    version: sql`${table.version} + 1`,
  }
  await tx
    .update(table)
    .set(set as never)
    .where(eq(table.id, before.id))
  const { fields } = braspagTransactions
  const changes = changesOf(["status", "captured", "refunded"], { ...before }, { ...after }, fields)
  return { action: after.status === before.status ? "UPDATE" : "STATUS", changes } as const
}

const endOpen = (tx: Database, id: number, { state, code }: Ending) =>
  tx
    .update(paymentOperations)
    .set({ state, code: code ?? null, answeredAt: sql`now()` })
    .where(and(eq(paymentOperations.id, id), isOpenOperation))
    .returning()

/** Notes what became of an operation, and changes its transaction by it. One that has ended stays as it is. */
export const settleOperation = (db: Database, { id, transactionId }: NotedKey, ending: Ending) =>
  db.transaction(async (tx) => {
    // The transaction is locked before its operation, in the same order as when an operation begins.
    const [before] = (await tx
      .select()
      .from(table)
      .where(eq(table.id, transactionId))
      .for("update")) as unknown as ReadonlyArray<Transaction>
    const [ended] = await endOpen(tx, id, ending)
    if (!before || !ended) return
    const { requestId, operation, cents: amount, reason, userId } = ended
    const outcome =
      ending.state === "DONE"
        ? await changeTransaction(tx, before, ended)
        : {
            action: "UPDATE" as const,
            changes: [{ field: "operations", new: [{ operation, amount, requestId, ...ending }] }],
          }
    const owner = { applicationId: before.applicationId, companyId: before.companyId }
    const actor = userId === null ? undefined : { user: { id: userId as never }, from: {} }
    await Effect.runPromise(
      writeAudit(tx, actor, [
        {
          list: braspagTransactions.name,
          recordId: before.id,
          label: before.paymentId,
          owner,
          reason,
          ...outcome,
        },
      ]),
    )
  })

type NotedKey = Pick<NotedOperation, "id" | "transactionId">
