import { sql } from "drizzle-orm"
import { closings } from "../db/invoiceSchema.ts"
import type { JobSubject } from "../jobs/jobRules.ts"

/** The period a job closes. */
export const closingSubject: JobSubject = (id) =>
  sql`select c.period_from || ' – ' || c.period_to from ${closings} c where c.id = ${id}`
