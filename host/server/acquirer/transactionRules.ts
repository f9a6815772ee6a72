import { sql } from "drizzle-orm"
import { braspagTransactions } from "../../../src/contract/resources/braspagTransactions.ts"
import { isOpenOperation, paymentOperations as operations } from "../db/paymentSchema.ts"
import { rulesOf } from "../resource/rules.ts"

/** A transaction tells what people had done to it, the latest first, and what of it nobody knows yet. */
export const transactionRules = rulesOf(braspagTransactions, {
  derive: (id) => ({
    unconfirmed: sql`(select ${operations.operation} from ${operations}
      where ${operations.transactionId} = ${id} and ${isOpenOperation})`,
    operations: sql`(select coalesce(json_agg(json_build_object(
        'at', to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'operation', o.operation, 'amount', o.cents, 'state', o.state, 'code', o.code,
        'by', o.user_name, 'reason', o.reason, 'requestId', o.request_id) order by o.id desc), '[]')
      from ${operations} o where o.transaction_id = ${id})`,
  }),
})
