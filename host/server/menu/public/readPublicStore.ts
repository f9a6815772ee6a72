import { eq, type SQL, sql } from "drizzle-orm"
import type { ReadinessCheck } from "../../../../src/contract/companies/readiness.ts"
import { companyDeliveries } from "../../db/deliverySchema.ts"
import type { Database } from "../../db/database.ts"
import { tables } from "../../db/described/tables.ts"
import { menuRevisions } from "../../db/menuSchema.ts"
import { companies } from "../../db/schema.ts"
import { publishedNumber } from "../versions/publishedNumber.ts"
import { missingToSell } from "../../companies/readiness.ts"

const { openingHours } = tables

/** SQL: true of a store whose menu anybody may read: approved, and with all it needs to sell, even if all is sold out. */
export const isPublicStore = (id: SQL): SQL =>
  sql`cardinality(array_remove(${missingToSell(id)}, ${"MENU" satisfies ReadinessCheck})) = 0`

/** The state of a store that its public menu follows from, besides the minute. */
export interface PublicStoreState {
  readonly company: number
  /** The version of its menu. */
  readonly version: number
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

/** The state of a store whose menus are public; undefined for any other. */
export const readPublicStore = async (
  db: Database,
  company: number,
): Promise<PublicStoreState | undefined> => {
  const [row] = await db
    .select({
      version: menuRevisions.version,
      own: sql<number>`${companies}.version`,
      logo: sql<number | null>`${companies}.logo`,
      isOpen: companyDeliveries.isOpen,
      changesAt: companyDeliveries.changesAt,
      manualUntil: companyDeliveries.manualUntil,
      hours,
      published: publishedNumber,
      isPublic: sql<boolean>`${isPublicStore(sql`${companies.id}`)}`,
    })
    .from(companies)
    .leftJoin(menuRevisions, eq(menuRevisions.companyId, companies.id))
    .leftJoin(companyDeliveries, eq(companyDeliveries.companyId, companies.id))
    .where(eq(companies.id, company))
  if (!row?.isPublic) return undefined
  const version = row.version ?? 1
  return {
    company,
    version,
    published: row.published,
    logo: row.logo === null || row.logo === undefined ? null : Number(row.logo),
    key: JSON.stringify([
      version,
      row.own,
      row.isOpen,
      row.changesAt,
      row.manualUntil,
      row.hours,
      row.published,
    ]),
  }
}
