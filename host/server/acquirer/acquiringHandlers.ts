import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { acquiring as contract } from "../../../src/contract/finance/acquiring.ts"
import { AcquirerRefused, OperationRefused } from "../../../src/contract/finance/refusals.ts"
import { braspagTransactions } from "../../../src/contract/resources/braspagTransactions.ts"
import { type Database, query } from "../db/database.ts"
import { paymentOperations } from "../db/paymentSchema.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import { readRecord } from "../resource/lockRecord.ts"
import type { Acquirer, Outcome, Request } from "./acquirer.ts"
import { beginOperation } from "./beginOperation.ts"
import { noteUnconfirmed } from "./noteUnconfirmed.ts"
import { type Ending, settleOperation } from "./settleOperation.ts"

/** Services of the handlers of payments. */
export interface AcquiringServices extends CallServices {
  /** Captures and refunds payments; undefined where none is connected. */
  readonly acquirer: Acquirer | undefined
}

/** An operation that was noted and is to be sent by whoever noted it, once. */
interface Begun {
  readonly number: number
  readonly request: Request
}

/** Final state of an operation for this outcome; undefined if there was no answer. */
const endingOf = (outcome: Outcome): Ending | undefined => {
  if (outcome.state === "UNCONFIRMED") return undefined
  return outcome.state === "UNREACHABLE" ? { state: "NOT_SENT" } : outcome
}

/** Sends the recorded operation and records the answer, even if the client is gone. */
const carryOut = (db: Database, acquirer: Acquirer, transactionId: number, { number, request }: Begun) =>
  Effect.uninterruptible(
    query(async () => {
      const outcome = await acquirer.send(request)
      const ending = endingOf(outcome)
      await (ending
        ? settleOperation(db, { id: number, transactionId }, ending)
        : noteUnconfirmed(db, number))
    }),
  )

/** Returns an operation's outcome, also for repeated requests. */
const outcomeOf = Effect.fnUntraced(function* (db: Database, id: number) {
  const [noted] = yield* query(() => db.select().from(paymentOperations).where(eq(paymentOperations.id, id)))
  const { state, code, cents } = noted!
  if (state === "REFUSED") return yield* new AcquirerRefused({ code: code ?? "" })
  if (state === "NOT_SENT" || state === "NOT_DONE")
    return yield* new OperationRefused({ reason: "UNREACHABLE", cents })
  return state === "DONE" ? state : "UNCONFIRMED"
})

/** Handlers for the acquirer's operations on payments. */
export const acquiringHandlers = (
  { db, acquirer }: AcquiringServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, braspagTransactions)
  return {
    operate: Effect.fn("acquiring.operate")(function* ({ params: { id }, body, caller, language, write }) {
      if (!acquirer) return yield* new OperationRefused({ reason: "NOT_CONNECTED", cents: 0 })
      let begun: Begun | undefined
      const shownTransaction = (of: Database) =>
        Effect.map(readRecord(of, context, caller, id), (row) => shownTo(context, caller, row) as never)
      const { operation } = yield* write(
        Effect.fnUntraced(function* (tx: Database) {
          const noted = yield* beginOperation(context, { tx, caller, language }, id, body)
          const transaction = yield* shownTransaction(tx)
          // A repeat of the call gets here without it, and sends nothing.
          begun = noted
          return { operation: noted.number as never, state: "UNCONFIRMED" as const, transaction }
        }),
      )
      if (begun) yield* carryOut(db, acquirer, id, begun)
      const state = yield* outcomeOf(db, Number(operation))
      return { operation, state, transaction: yield* shownTransaction(db) }
    }),
  }
}
