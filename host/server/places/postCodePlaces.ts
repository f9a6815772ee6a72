import { and, isNotNull, sql } from "drizzle-orm"
import type { AddressParts } from "../../../src/contract/places/addressText.ts"
import type { FoundPlace } from "../../../src/contract/places/placeCalls.ts"
import type { Caller } from "../access/caller.ts"
import { companiesWithin } from "../access/reach.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"

const { cities } = tables

/** Digits of a CEP that name a part of a town. */
const sectorDigits = 5

/** The company within reach whose CEP is the same, or else of the same part of town. */
const readNearest = async (db: Database, { reach }: Caller, postCode: string) => {
  const code = sql<string>`${companies}.post_code`
  const [near] = await db
    .select({
      code,
      line: sql<string | null>`${companies}.address_line`,
      neighborhood: sql<string | null>`${companies}.neighborhood`,
      longitude: companies.longitude,
      latitude: companies.latitude,
      cityId: sql<number | null>`${cities.id}::int`,
      city: sql<string | null>`${cities.name}`,
      state: sql<string | null>`${cities.state}`,
    })
    .from(companies)
    .leftJoin(cities, sql`${cities.id} = ${companies}.city`)
    .where(
      and(
        companiesWithin(reach),
        isNotNull(companies.longitude),
        sql`starts_with(${code}, ${postCode.slice(0, sectorDigits)})`,
      ),
    )
    .orderBy(sql`${code} = ${postCode} desc`, companies.id)
    .limit(1)
  return near
}

/** A place near a CEP, by a company that stands there. */
export const postCodePlaces = async (
  db: Database,
  caller: Caller,
  { postCode, ...typed }: AddressParts,
): Promise<ReadonlyArray<FoundPlace>> => {
  if (postCode === undefined) return []
  const near = await readNearest(db, caller, postCode)
  if (!near || near.longitude === null || near.latitude === null) return []
  const { line, neighborhood, city, state, cityId } = near
  const address: AddressParts = {
    ...(near.code === postCode && line && { line }),
    ...(neighborhood && { neighborhood }),
    ...(city && { city }),
    ...(state && { state }),
    ...typed,
    postCode,
  }
  const label = [postCode, address.line, address.neighborhood, address.city].filter(Boolean).join(", ")
  return [
    {
      label,
      place: [near.longitude, near.latitude],
      kind: "NEARBY",
      address,
      ...(cityId !== null && city && { servedCity: { _id: cityId, label: city } }),
    },
  ]
}
