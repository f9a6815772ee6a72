import { type SQL, sql } from "drizzle-orm"
import { closings } from "../db/invoiceSchema.ts"
import type { JobSubject } from "../jobs/jobRules.ts"

const written = (day: SQL) => sql`to_char(${day}::date, 'DD/MM/YYYY')`

/** The period a job closes, its days as Brazilians write them. */
export const closingSubject: JobSubject = (id) =>
  sql`select ${written(sql`c.period_from`)} || ' – ' || ${written(sql`c.period_to`)}
    from ${closings} c where c.id = ${id}`
