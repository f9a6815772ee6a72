import { sql } from "drizzle-orm"
import { emailTypes } from "../../../src/contract/resources/emailTypes.ts"
import { rulesOf } from "../resource/rules.ts"
import { tables } from "../db/described/tables.ts"

const { emailTemplates } = tables

export const emailTypeRules = rulesOf(emailTypes, {
  derive: (id) => ({ templates: sql`(select count(*)::int from ${emailTemplates} t where t.type = ${id})` }),
})
