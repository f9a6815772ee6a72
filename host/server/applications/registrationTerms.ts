import { and, asc, eq, isNull, or } from "drizzle-orm"
import { tables } from "../db/described/tables.ts"
import type { Database } from "../db/database.ts"

const { legalDocuments: table } = tables

/**
 * The application whose terms of use a person who registers agrees to: that of the host if it has some in force, or on
 * a host of no application the platform's first one that has.
 */
export const registrationTerms = async (db: Database, host: number | undefined): Promise<number | null> => {
  const [found] = await db
    .select({ id: table.applicationId })
    .from(table)
    .where(
      and(
        eq(table.status, "PUBLISHED"),
        eq(table.type, "TERMS"),
        or(isNull(table.userType), eq(table.userType, "COMPANY")),
        host === undefined ? undefined : eq(table.applicationId, host),
      ),
    )
    .orderBy(asc(table.applicationId))
    .limit(1)
  return (found?.id as number | undefined) ?? null
}
