import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { rowSchema } from "../resource/schemas.ts"
import { braspagTransactions } from "../resources/braspagTransactions.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { RequiredText } from "../wire/text.ts"
import { type PaymentOperation, paymentOperations } from "./paymentOperations.ts"
import { AcquirerRefused, OperationRefused } from "./refusals.ts"

/** Most characters of why money is moved. */
export const maxOperationReason = limits.text.lines.max

const operations = Object.keys(paymentOperations) as ReadonlyArray<PaymentOperation>

/** Calls that operate on payments through the acquirer that took them. */
export const acquiring = {
  operate: lazyEndpoint(
    {
      service: "main",
      extra: "acquiring",
      access: braspagTransactions.access,
      method: "POST",
      path: "/braspag/transaction/:id/operations",
      summary:
        "Captures, voids or refunds a transaction, whole or in part. Where the acquirer's answer does not come, the server asks for it until it knows.",
      params: { id: RecordIdText },
    },
    {
      body: () =>
        Schema.Struct({
          operation: Schema.Literals(operations),
          cents: Schema.Int.check(Schema.isGreaterThan(0)),
          reason: RequiredText(1, maxOperationReason),
        }),
      success: () =>
        Schema.Struct({
          /** The number under which the operation was noted. */
          operation: RecordId,
          state: Schema.Literals(["DONE", "UNCONFIRMED"]),
          transaction: partialAnswer(rowSchema(braspagTransactions)),
        }),
      refusals: () => [OperationRefused, AcquirerRefused],
    },
  ),
}
