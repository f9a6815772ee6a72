import { sql } from "drizzle-orm"
import { braspagSubordinates } from "../../../src/contract/resources/braspagSubordinates.ts"
import { rulesOf } from "../resource/rules.ts"
import { tables } from "../db/described/tables.ts"

const { braspagSubordinates: sellers } = tables

/** A seller is paid once Braspag has approved it and its bank account is the one it says. */
export const sellerRules = rulesOf(braspagSubordinates, {
  derive: (id) => ({
    canSell: sql`(select s.status like 'APPROVED%' and coalesce(s.bank_check = 'VALID', false)
      from ${sellers} s where s.id = ${id})`,
  }),
})
