import { type SQL, sql } from "drizzle-orm"
import { jobs } from "../../../src/contract/resources/jobs.ts"
import { tables } from "../db/described/tables.ts"
import { rulesOf } from "../resource/rules.ts"
import type { JobKind } from "./jobs.ts"

const { jobs: table } = tables

/** SQL for the name of the record a job is about, by the record's number. */
export type JobSubject = (recordId: SQL) => SQL

/** The subjects of kinds of jobs that are about a record, as the features say that leave them. */
export type JobSubjects = Readonly<Partial<Record<JobKind, JobSubject>>>

/** The number of the record a job's key names, such as `campaigns/12`. */
const recordId = sql`substring(j.key from '/([0-9]{1,15})$')::bigint`

/** A job says what it is about: the name of its record. */
export const jobRules = (subjects: JobSubjects) => {
  const cases = Object.entries(subjects).map(
    ([kind, subject]) => sql`when ${kind}::text then (${subject(recordId)})`,
  )
  return rulesOf(jobs, {
    derive: (id) => ({
      about: sql`(select case j.kind ${sql.join(cases, sql` `)} end from ${table} j where j.id = ${id})`,
    }),
  })
}
