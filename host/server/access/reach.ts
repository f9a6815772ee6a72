import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { OwnerColumns } from "../db/columns.ts"
import type { Database } from "../db/database.ts"
import { companies, roles, userFranchises, users } from "../db/schema.ts"

/** The records a caller may access. It follows from who they are; a `Company` header can only narrow it. */
export type Reach =
  | { readonly kind: "all" }
  | { readonly kind: "application"; readonly application: number }
  | {
      readonly kind: "franchise"
      readonly application: number | null
      readonly franchises: ReadonlyArray<number>
    }
  | {
      readonly kind: "company"
      readonly application: number
      readonly franchise: number | null
      readonly company: number
    }
  | { readonly kind: "none" }

/** Tells reaches apart whose conditions are worded differently; statements prepared for one need a name each. */
export const wordingOf = (reach: Reach): string =>
  reach.kind === "franchise" ? `franchise ${reach.franchises.length}` : reach.kind

/** The condition of those who reach nothing. */
export const noRows = sql`false`

/** Rows whose owner is within reach. */
export const ownedWithin = (table: OwnerColumns, reach: Reach, db: Database): SQL | undefined => {
  switch (reach.kind) {
    case "all":
      return undefined
    case "application":
      return eq(table.applicationId, reach.application)
    case "franchise": {
      const own = inArray(table.franchiseId, [...reach.franchises])
      return or(own, companyIdWithin(table.companyId, reach, db))
    }
    case "company":
      return eq(table.companyId, reach.company)
    case "none":
      return noRows
  }
}

/** Users within reach. */
export const usersWithin = (reach: Reach, db: Database): SQL | undefined => {
  if (reach.kind !== "franchise") return ownedWithin(users, reach, db)
  const colleagues = db
    .select({ id: userFranchises.userId })
    .from(userFranchises)
    .where(inArray(userFranchises.franchiseId, [...reach.franchises]))
  return or(ownedWithin(users, reach, db), inArray(users.id, colleagues))
}

/** Roles within reach: the core roles, which everybody may see, and those whose owner is within reach. */
export const rolesWithin = (reach: Reach, db: Database): SQL | undefined =>
  reach.kind === "all" ? undefined : or(eq(roles.isCoreRole, true), ownedWithin(roles, reach, db))

/** The owner of a record created by a caller with this reach. */
export const ownerFor = (reach: Reach) => ({
  applicationId: "application" in reach ? reach.application : null,
  franchiseId:
    reach.kind === "franchise"
      ? (reach.franchises[0] ?? null)
      : reach.kind === "company"
        ? reach.franchise
        : null,
  companyId: reach.kind === "company" ? reach.company : null,
})

/** Companies within reach. */
export const companiesWithin = (reach: Reach): SQL | undefined => {
  switch (reach.kind) {
    case "all":
      return undefined
    case "application":
      return eq(companies.applicationId, reach.application)
    case "franchise":
      return inArray(companies.franchise, [...reach.franchises])
    case "company":
      return eq(companies.id, reach.company)
    case "none":
      return noRows
  }
}

/** Rows whose company is within reach; the column holds the company's id. */
export const companyIdWithin = (column: PgColumn, reach: Reach, db: Database): SQL | undefined => {
  if (reach.kind === "all") return undefined
  if (reach.kind === "company") return eq(column, reach.company)
  return inArray(column, db.select({ id: companies.id }).from(companies).where(companiesWithin(reach)))
}

/** The reach narrowed to one company; undefined if the company is not within reach. */
export const companyWithin = async (
  reach: Reach,
  company: number,
  db: Database,
): Promise<Reach | undefined> => {
  const [found] = await db
    .select({ application: companies.applicationId, franchise: companies.franchise })
    .from(companies)
    .where(and(eq(companies.id, company), companiesWithin(reach)))
  return found && { kind: "company", company, ...found }
}
