import { eq, type SQL, sql } from "drizzle-orm"
import { type ReadinessCheck, readinessChecks } from "../../../../src/contract/companies/readiness.ts"
import { companyDeliveries } from "../../db/deliverySchema.ts"
import type { Database } from "../../db/database.ts"
import { tables } from "../../db/described/tables.ts"
import { menuRevisions } from "../../db/menuSchema.ts"
import { companies } from "../../db/schema.ts"
import { publishedNumber } from "../versions/publishedNumber.ts"
import { missingToSell } from "../../companies/readiness.ts"

const { openingHours } = tables

const checks = (Object.keys(readinessChecks) as ReadonlyArray<ReadinessCheck>).filter(
  (check) => check !== "MENU",
)

/** SQL: true of a store whose menu anybody may read: approved, and with all it needs to sell, even if all is sold out. */
export const isPublicStore = (id: SQL): SQL => sql`cardinality(${missingToSell(id, checks)}) = 0`

/** The state of a store that its public menu follows from, besides the minute. */
export interface PublicStoreState {
  readonly company: number
  /** Another text after each change of the menu, the store or its hours. */
  readonly key: string
  readonly logo: number | null
  /** The version that is public; null where the menu is public as it is. */
  readonly published: number | null
}

/** SQL, in a query over companies: versions of their hours. */
const hours = sql<
  string | null
>`(select string_agg(${openingHours.version}::text, ',' order by ${openingHours.id})
  from ${openingHours} where ${openingHours.companyId} = ${companies.id})`

// Everybody who asks whether their menu is still the same runs it, so PostgreSQL is to keep its plan.
const prepareState = (db: Database) =>
  db
    .select({
      version: menuRevisions.version,
      own: sql<number>`${companies}.version`,
      logo: sql<number | null>`${companies}.logo`,
      isOpen: companyDeliveries.isOpen,
      changesAt: companyDeliveries.changesAt,
      manualUntil: companyDeliveries.manualUntil,
      hours,
      published: publishedNumber,
    })
    .from(companies)
    .leftJoin(menuRevisions, eq(menuRevisions.companyId, companies.id))
    .leftJoin(companyDeliveries, eq(companyDeliveries.companyId, companies.id))
    .where(eq(companies.id, sql.placeholder("company")))
    .prepare("public store")

const prepared = new WeakMap<Database, ReturnType<typeof prepareState>>()

/** The state of a store; undefined where there is none. */
export const readStoreState = async (
  db: Database,
  company: number,
): Promise<PublicStoreState | undefined> => {
  const statement = prepared.get(db) ?? prepareState(db)
  prepared.set(db, statement)
  const [row] = await statement.execute({ company })
  if (!row) return undefined
  const { version, own, isOpen, changesAt, manualUntil, hours: open, published } = row
  return {
    company,
    published,
    logo: row.logo === null || row.logo === undefined ? null : Number(row.logo),
    key: JSON.stringify([version ?? 1, own, isOpen, changesAt, manualUntil, open, published]),
  }
}

/** True of a store whose menu anybody may read. */
export const readIsPublic = async (db: Database, company: number): Promise<boolean> => {
  const [row] = await db
    .select({ isPublic: sql<boolean>`${isPublicStore(sql`${companies.id}`)}` })
    .from(companies)
    .where(eq(companies.id, company))
  return row?.isPublic ?? false
}
