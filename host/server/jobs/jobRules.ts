import { sql } from "drizzle-orm"
import { jobs } from "../../../src/contract/resources/jobs.ts"
import { closings } from "../db/invoiceSchema.ts"
import { paymentOperations } from "../db/paymentSchema.ts"
import { tables } from "../db/described/tables.ts"
import { rulesOf } from "../resource/rules.ts"

const { braspagTransactions, campaigns, jobs: table, notifications } = tables

/** The record a job's key names, such as `campaigns/12`. */
const recordId = sql`substring(j.key from '/([0-9]{1,15})$')::bigint`

/** A job says what it is about: the notification or campaign it sends, the period it closes, or the payment it asks about. */
export const jobRules = rulesOf(jobs, {
  derive: (id) => ({
    about: sql`(select case j.kind
      when 'NOTIFICATIONS' then (select n.name from ${notifications} n where n.id = ${recordId})
      when 'CAMPAIGNS' then (select c.name from ${campaigns} c where c.id = ${recordId})
      when 'PAYMENT_OPERATIONS' then (select t.payment_id from ${paymentOperations} o
        join ${braspagTransactions} t on t.id = o.transaction_id where o.id = ${recordId})
      when 'CLOSE_PERIOD' then (select c.period_from || ' – ' || c.period_to from ${closings} c where c.id = ${recordId})
      end from ${table} j where j.id = ${id})`,
  }),
})
