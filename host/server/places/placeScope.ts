import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Place } from "../../../src/contract/resource/field.ts"
import type { Caller } from "../access/caller.ts"
import { companiesWithin, noRows } from "../access/reach.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"

const { cities } = tables

/** The company a place is looked for, with its city, by which results are ordered. */
export interface PlaceCompany {
  readonly id: number
  readonly application: number
  readonly place: Place | undefined
  readonly city: string | null
  readonly state: string | null
}

/** The company a caller names or views; undefined for none within reach. */
export const readPlaceCompany = async (
  db: Database,
  { reach }: Caller,
  named: number | undefined,
): Promise<PlaceCompany | undefined> => {
  const id = named ?? (reach.kind === "company" ? reach.company : undefined)
  if (id === undefined) return undefined
  const [row] = await db
    .select({
      id: companies.id,
      application: companies.applicationId,
      longitude: companies.longitude,
      latitude: companies.latitude,
      city: sql<string | null>`${cities.name}`,
      state: sql<string | null>`${cities.state}`,
    })
    .from(companies)
    .leftJoin(cities, sql`${cities.id} = ${companies}.city`)
    .where(and(eq(companies.id, id), companiesWithin(reach)))
  if (!row) return undefined
  const { longitude, latitude, ...company } = row
  return {
    ...company,
    place: longitude === null || latitude === null ? undefined : [longitude, latitude],
  }
}

/** Cities of the applications within reach; of one alone for a company. */
export const citiesFor = ({ reach }: Caller, company: PlaceCompany | undefined): SQL | undefined => {
  if (company) return eq(cities.applicationId, company.application)
  if (reach.kind === "all") return undefined
  const application = "application" in reach ? reach.application : null
  return application === null ? noRows : eq(cities.applicationId, application)
}
