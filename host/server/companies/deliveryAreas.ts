import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { NoCompanyViewed } from "../../../src/contract/companies/companyDeliveries.ts"
import type {
  deliveryAreaCalls as contract,
  FoundPlace,
} from "../../../src/contract/deliveryAreas/deliveryAreaCalls.ts"
import type { Place } from "../../../src/contract/resource/field.ts"
import { middleOfArea } from "../../../src/contract/resource/middleOfArea.ts"
import { plainName } from "../../../src/contract/search/folded.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { companiesWithin } from "../access/reach.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import { textContains } from "../lists/search.ts"
import type { CompanyServices } from "./companyDeliveries.ts"
import { keepStore } from "./companyDeliveryWrites.ts"
import { readCustomers, readStore } from "./deliverySurroundings.ts"

const { looseDeliveries } = tables

/** Number of earlier places that are answered at most, the latest first. */
const maxPlaces = 6

/** Company a call is about: the one it names within reach, or the viewed one. */
const companyOf = Effect.fnUntraced(function* (db: Database, { reach }: Caller, named: number | undefined) {
  const id = named ?? (reach.kind === "company" ? reach.company : undefined)
  if (id === undefined) return yield* new NoCompanyViewed()
  const [own] = yield* query(() =>
    db
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, id), companiesWithin(reach))),
  )
  const store = own && (yield* query(() => readStore(db, id)))
  if (!store) return yield* new NotFound()
  return { id, store }
})

interface EarlierPlace {
  readonly label: string
  readonly longitude: number
  readonly latitude: number
}

/** Addresses a company delivered to that contain a text, with their places. */
const readEarlier = async (
  db: Database,
  company: number,
  text: string,
): Promise<ReadonlyArray<FoundPlace>> => {
  const found = await db.execute(sql`
    select label, longitude, latitude from (
      select concat_ws(', ', o.address ->> 'line', o.address ->> 'number', o.address ->> 'neighborhood') as label,
        (o.address -> 'location' -> 'coordinates' ->> 0)::float8 as longitude,
        (o.address -> 'location' -> 'coordinates' ->> 1)::float8 as latitude, o.placed_at as at
      from ${orders} o where o.company_id = ${company} and o.placed_at > now() - interval '180 days'
      union all
      select d ->> 'address', (d -> 'place' ->> 0)::float8, (d -> 'place' ->> 1)::float8, l.created_at
      from ${looseDeliveries} l, jsonb_array_elements(l.dropoffs) d where l.company_id = ${company}
    ) places
    where longitude is not null and latitude is not null and ${textContains(sql`label`, text)}
    group by label, longitude, latitude order by max(at) desc limit ${maxPlaces}`)
  const { rows } = found as unknown as { rows: ReadonlyArray<EarlierPlace> }
  return rows.map(({ label, longitude, latitude }) => ({
    label,
    place: [longitude, latitude] as Place,
    isGuess: false,
  }))
}

/** Handlers of delivery areas beyond those of their description. */
export const deliveryAreaHandlers = ({ db, storeClock }: CompanyServices): HandlersOf<typeof contract> => ({
  keep: ({ body, caller, write }) => write((tx) => keepStore(tx, storeClock, caller, body)),
  places: Effect.fn("deliveryAreas.places")(function* ({ query: { text, company }, caller }) {
    const { id, store } = yield* companyOf(db, caller, company)
    const earlier = yield* query(() => readEarlier(db, id, text))
    const guesses = store.neighborhoods.flatMap(({ name, area }): ReadonlyArray<FoundPlace> => {
      const place = area && middleOfArea(area)
      return place && plainName(text).includes(plainName(name)) ? [{ label: name, place, isGuess: true }] : []
    })
    return [...earlier, ...guesses]
  }),
  surroundings: Effect.fn("deliveryAreas.surroundings")(function* ({ query: { company }, caller }) {
    const { id, store } = yield* companyOf(db, caller, company)
    return { ...store, customers: yield* query(() => readCustomers(db, id)) }
  }),
})
