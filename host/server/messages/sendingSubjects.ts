import { sql } from "drizzle-orm"
import { tables } from "../db/described/tables.ts"
import type { JobSubject } from "../jobs/jobRules.ts"

const { campaigns, notifications } = tables

/** The notification a job sends. */
export const notificationSubject: JobSubject = (id) =>
  sql`select n.name from ${notifications} n where n.id = ${id}`

/** The campaign a job sends. */
export const campaignSubject: JobSubject = (id) => sql`select c.name from ${campaigns} c where c.id = ${id}`
