import { and, type SQL, sql } from "drizzle-orm"
import { type AddressParts, addressLine, readAddress } from "../../../src/contract/places/addressText.ts"
import type { FoundPlace } from "../../../src/contract/places/placeCalls.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { orders } from "../db/tradeSchema.ts"
import { textContains } from "../lists/search.ts"
import { wordsOf } from "./wordsOf.ts"

const { looseDeliveries } = tables

/** Number of earlier places that are answered at most, the latest first. */
const maxPlaces = 6

/** Order addresses have parts, those of loose deliveries are one text. */
type EarlierPlace = {
  readonly label: string
  readonly parts: AddressParts | null
  readonly longitude: number
  readonly latitude: number
}

const readPlaces = async (db: Database, company: number, wanted: SQL | undefined) => {
  const found = await db.execute<EarlierPlace>(sql`
    select label, (array_agg(parts order by at desc))[1] as parts, longitude, latitude from (
      select concat_ws(', ', o.address ->> 'line', o.address ->> 'number', o.address ->> 'neighborhood') as label,
        jsonb_strip_nulls(jsonb_build_object('line', o.address -> 'line', 'number', o.address -> 'number',
          'neighborhood', o.address -> 'neighborhood', 'city', o.address -> 'city')) as parts,
        (o.address -> 'location' -> 'coordinates' ->> 0)::float8 as longitude,
        (o.address -> 'location' -> 'coordinates' ->> 1)::float8 as latitude, o.placed_at as at
      from ${orders} o where o.company_id = ${company} and o.placed_at > now() - interval '180 days'
      union all
      select d ->> 'address', null, (d -> 'place' ->> 0)::float8, (d -> 'place' ->> 1)::float8, l.created_at
      from ${looseDeliveries} l, jsonb_array_elements(l.dropoffs) d where l.company_id = ${company}
    ) places
    where longitude between -180 and 180 and latitude between -90 and 90 and ${wanted ?? sql`true`}
    group by label, longitude, latitude order by max(at) desc limit ${maxPlaces}`)
  return found.rows
}

const hasWords = (words: ReadonlyArray<string>): SQL | undefined =>
  and(...words.map((word) => textContains(sql`label`, word)))

const placeOf =
  (kind: "EARLIER" | "NEARBY", typed: AddressParts = {}) =>
  ({ label, parts, longitude, latitude }: EarlierPlace): FoundPlace => {
    const address = { ...(parts ?? readAddress(label)), ...typed }
    return {
      label: kind === "EARLIER" ? label : addressLine(address),
      place: [longitude, latitude],
      kind,
      address,
    }
  }

/**
 * Addresses a company delivered to: the latest ones without a text, and else those with its street and number. Where it
 * never was at that number, another one of the street is a guess.
 */
export const earlierPlaces = async (
  db: Database,
  company: number,
  typed: AddressParts,
): Promise<ReadonlyArray<FoundPlace>> => {
  const { line, number } = typed
  if (line === undefined) {
    if (Object.keys(typed).length > 0) return []
    return (await readPlaces(db, company, undefined)).map(placeOf("EARLIER"))
  }
  const ofStreet = wordsOf(line)
  if (ofStreet.length === 0) return []
  const exact = await readPlaces(db, company, hasWords([...ofStreet, ...wordsOf(number ?? "")]))
  if (exact.length > 0 || number === undefined) return exact.map(placeOf("EARLIER"))
  const [near] = await readPlaces(db, company, hasWords(ofStreet))
  return near ? [placeOf("NEARBY", typed)(near)] : []
}
