import { eq, sql } from "drizzle-orm"
import type { StoreSurroundings } from "../../../src/contract/deliveryAreas/areaHolds.ts"
import type { DeliverySurroundings } from "../../../src/contract/deliveryAreas/deliveryAreaCalls.ts"
import { decideDelivery } from "../../../src/contract/deliveryAreas/decideDelivery.ts"
import { positionOf } from "../../../src/contract/deliveryPeople/location.ts"
import type { OrderAddress } from "../../../src/contract/orders/order.ts"
import type { Area, Place } from "../../../src/contract/resource/field.ts"
import type { DeliveryTerms } from "../../../src/contract/resources/deliverySettings.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"

const { cities, deliverySettings, looseDeliveries } = tables

/** Number of places of customers that are answered at most, those with most orders first. */
const maxPlaces = 500

type KnownStore = Pick<DeliverySurroundings, "name" | "place" | "timeZone" | "neighborhoods">

/** Place and clock of a company, with the neighborhoods of its city. */
export const readStore = (db: Database, company: number): Promise<KnownStore | undefined> =>
  db
    .select({
      name: companies.name,
      longitude: companies.longitude,
      latitude: companies.latitude,
      timeZone: companies.timeZone,
      neighborhoods: sql<ReadonlyArray<{ name: string; area?: Area | null }> | null>`${cities.neighborhoods}`,
    })
    .from(companies)
    .leftJoin(cities, sql`${cities.id} = ${companies}.city`)
    .where(eq(companies.id, company))
    .then(([row]) => {
      if (!row) return undefined
      const { longitude, latitude, neighborhoods, ...store } = row
      return {
        ...store,
        place: longitude === null || latitude === null ? null : ([longitude, latitude] as const),
        neighborhoods: (neighborhoods ?? []).map(({ name, area }) => ({ name, area: area ?? null })),
      }
    })

/** A company's delivery areas with what decides where they are; undefined without areas, or without a place. */
export const readDeliveryTerms = async (
  db: Database,
  company: number,
): Promise<{ readonly terms: DeliveryTerms; readonly store: StoreSurroundings } | undefined> => {
  const { areas, choice, freeAbove } = deliverySettings
  const [terms] = await db
    .select({ areas: areas!, choice: choice!, freeAbove: freeAbove! })
    .from(deliverySettings)
    .where(eq(deliverySettings.companyId, company))
  if (!terms) return undefined
  const store = await readStore(db, company)
  const place = store?.place
  return store && place ? { terms: terms as DeliveryTerms, store: { ...store, place } } : undefined
}

type KnownTerms = NonNullable<Awaited<ReturnType<typeof readDeliveryTerms>>>
type Address = typeof OrderAddress.Type | null | undefined

/** Longest time of the delivery area that holds an address now, in minutes; undefined without one. */
export const areaMinutes = ({ terms, store }: KnownTerms, address: Address): number | undefined => {
  const place = positionOf(address?.location)
  if (!place) return undefined
  const decision = decideDelivery(terms, store, {
    place,
    neighborhood: address?.neighborhood,
    at: Date.now(),
  })
  return decision.delivers ? decision.etaMax : undefined
}

/** The same, by the areas a company has; these are read only for an address with a place. */
export const areaMinutesOf = async (
  db: Database,
  company: number,
  address: Address,
): Promise<number | undefined> => {
  const settings = positionOf(address?.location) && (await readDeliveryTerms(db, company))
  return settings && areaMinutes(settings, address)
}

const rounded = (degrees: unknown) => sql`round((${degrees})::numeric, 3)::float8`

/** A place of customers as the database answers it. */
type CustomerPlace = {
  readonly longitude: number
  readonly latitude: number
  readonly orders: number
  readonly totalCents: number
}

/** Places of the orders and loose deliveries of the last 30 days, to three decimals of a degree. */
export const readCustomers = async (
  db: Database,
  company: number,
): Promise<DeliverySurroundings["customers"]> => {
  const { rows } = await db.execute<CustomerPlace>(sql`
    select longitude, latitude, count(*)::int as orders, sum(cents)::float8 as "totalCents" from (
      select ${rounded(sql`o.address -> 'location' -> 'coordinates' ->> 0`)} as longitude,
        ${rounded(sql`o.address -> 'location' -> 'coordinates' ->> 1`)} as latitude,
        case when o.status = 'CANCELED' then 0 else o.total_cents end as cents
      from ${orders} o
      where o.company_id = ${company} and o.placed_at > now() - interval '30 days' and o.fulfillment = 'DELIVERY'
      union all
      select ${rounded(sql`d -> 'place' ->> 0`)}, ${rounded(sql`d -> 'place' ->> 1`)}, 0
      from ${looseDeliveries} l, jsonb_array_elements(l.dropoffs) d
      where l.company_id = ${company} and l.created_at > now() - interval '30 days'
    ) places
    where longitude between -180 and 180 and latitude between -90 and 90
    group by longitude, latitude order by orders desc, longitude, latitude limit ${maxPlaces}`)
  return rows.map(({ longitude, latitude, orders: count, totalCents }) => ({
    place: [longitude, latitude] as Place,
    orders: count,
    totalCents,
  }))
}
