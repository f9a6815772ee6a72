import { sql } from "drizzle-orm"
import { departments } from "../../../src/contract/resources/departments.ts"
import { rulesOf } from "../resource/rules.ts"
import { tables } from "../db/described/tables.ts"

const { shoppers } = tables

export const departmentRules = rulesOf(departments, {
  derive: (id) => ({ staff: sql`(select count(*)::int from ${shoppers} s where s.department = ${id})` }),
})
