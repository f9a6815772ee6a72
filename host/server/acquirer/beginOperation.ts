import { randomUUID } from "node:crypto"
import { and, asc, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { acquiring } from "../../../src/contract/finance/acquiring.ts"
import { movableCents } from "../../../src/contract/finance/movableCents.ts"
import { OperationRefused } from "../../../src/contract/finance/refusals.ts"
import type { braspagTransactions } from "../../../src/contract/resources/braspagTransactions.ts"
import { query } from "../db/database.ts"
import { paymentOperations } from "../db/paymentSchema.ts"
import type { HandlerInput } from "../calls/handler.ts"
import { addJob } from "../jobs/jobs.ts"
import type { Context } from "../resource/context.ts"
import { lockRecord, noteRecord } from "../resource/lockRecord.ts"
import type { Row } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"
import type { Request } from "./acquirer.ts"
import { operationKey } from "./operationKey.ts"
import { splitParts } from "./splitParts.ts"

type OperationBody = HandlerInput<typeof acquiring.operate>["body"]

/** Delay after which the acquirer is asked about an operation without an answer. */
const recheckAfterMs = 60_000

type Payment = Row<typeof braspagTransactions>

const refusalOf = (row: Payment, { operation, cents }: OperationBody) => {
  const maxCents = movableCents(operation, row)
  const refuse = (reason: OperationRefused["reason"]) => new OperationRefused({ reason, cents: maxCents })
  if (row.unconfirmed) return refuse("UNCONFIRMED")
  if (maxCents <= 0) return refuse("STATUS")
  if (cents > maxCents) return refuse("AMOUNT")
  return operation === "VOID" && cents < maxCents ? refuse("WHOLE") : undefined
}

const refundsOf = ({ tx }: RuleScope, id: number) =>
  query(() =>
    tx
      .select({ cents: paymentOperations.cents })
      .from(paymentOperations)
      .where(
        and(
          eq(paymentOperations.transactionId, id),
          eq(paymentOperations.operation, "REFUND"),
          eq(paymentOperations.state, "DONE"),
        ),
      )
      .orderBy(asc(paymentOperations.id)),
  )

const partsOf = Effect.fnUntraced(function* (
  at: RuleScope,
  row: Payment,
  { operation, cents }: OperationBody,
) {
  const refunds = (yield* refundsOf(at, Number(row._id))).map((refund) => refund.cents)
  const captured = Number(row.captured ?? 0)
  const parts = splitParts(row.splits ?? [], {
    operation,
    cents,
    captured,
    refunds,
  })
  if (parts === null)
    return yield* new OperationRefused({ reason: "SPLIT", cents: movableCents(operation, row) })
  return parts
})

/** Notes an operation before it leaves, with the job that asks about it, while nobody else touches the transaction. */
export const beginOperation = Effect.fn("acquiring.begin")(function* (
  context: Context<typeof braspagTransactions>,
  at: RuleScope,
  id: number,
  body: OperationBody,
) {
  const { operation, cents, reason } = body
  const { row, owner } = yield* lockRecord(context, at, id)
  const refusal = refusalOf(row, body)
  if (refusal) return yield* refusal
  const parts = yield* partsOf(at, row, body)
  const requestId = randomUUID()
  const { user } = at.caller
  const by = { userId: Number(user.id), userName: user.fullname }
  const [noted] = yield* query(() =>
    at.tx
      .insert(paymentOperations)
      .values({ transactionId: id, operation, cents, reason, requestId, ...by })
      .returning(),
  )
  const number = noted!.id
  yield* query(() =>
    addJob(at.tx, "PAYMENT_OPERATIONS", operationKey(number), new Date(Date.now() + recheckAfterMs)),
  )
  const changes = [{ field: "operations", new: [{ operation, amount: cents, requestId }] }]
  yield* noteRecord(context, at, { action: "UPDATE", row, owner, changes, reason })
  const request: Request = { operation, cents, requestId, parts, paymentId: String(row.paymentId) }
  return { number, request }
})
