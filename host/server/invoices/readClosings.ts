import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm"
import type { Caller } from "../access/caller.ts"
import { companyIdWithin } from "../access/reach.ts"
import type { Database } from "../db/database.ts"
import { closingCompanies, closings } from "../db/invoiceSchema.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { nameOrder } from "../db/searchText.ts"

const { invoices } = tables

const maxClosings = 10

const countWhere = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`

/** The last closings of companies within reach, the latest first, counted by these companies. */
export const readClosings = async (db: Database, { reach }: Caller, where: SQL | undefined) => {
  const rows = await db
    .select({
      _id: closings.id,
      from: closings.periodFrom,
      to: closings.periodTo,
      dueOn: closings.dueOn,
      startedAt: closings.startedAt,
      total: countWhere(sql`true`),
      closed: countWhere(sql`${closingCompanies.doneAt} is not null and ${closingCompanies.problem} is null`),
      failed: countWhere(sql`${closingCompanies.problem} is not null`),
    })
    .from(closings)
    .innerJoin(closingCompanies, eq(closingCompanies.closingId, closings.id))
    .where(and(where, companyIdWithin(closingCompanies.companyId, reach, db)))
    .groupBy(closings.id)
    .orderBy(desc(closings.id))
    .limit(maxClosings)
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() }))
}

/** One of them, company by company; undefined where none of its companies is within reach. */
export const readClosing = async (db: Database, caller: Caller, id: number) => {
  const [closing] = await readClosings(db, caller, eq(closings.id, id))
  if (!closing) return undefined
  const rows = await db
    .select({
      company: { _id: companies.id, name: companies.name },
      invoiceId: invoices.id,
      number: sql<string>`${invoices.number}`,
      problem: closingCompanies.problem,
    })
    .from(closingCompanies)
    .innerJoin(companies, eq(companies.id, closingCompanies.companyId))
    .leftJoin(invoices, eq(invoices.id, closingCompanies.invoiceId))
    .where(and(eq(closingCompanies.closingId, id), companyIdWithin(companies.id, caller.reach, db)))
    .orderBy(asc(nameOrder(companies.name)), asc(companies.id))
  return {
    ...closing,
    companies: rows.map(({ company, problem, invoiceId, number }) => ({
      company,
      problem,
      invoice: invoiceId === null ? null : { _id: Number(invoiceId), number },
    })),
  }
}
