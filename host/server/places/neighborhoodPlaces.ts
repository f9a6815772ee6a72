import { and, sql } from "drizzle-orm"
import { type AddressParts, addressLine } from "../../../src/contract/places/addressText.ts"
import type { FoundPlace } from "../../../src/contract/places/placeCalls.ts"
import type { Area, Place } from "../../../src/contract/resource/field.ts"
import { middleOfArea } from "../../../src/contract/resource/middleOfArea.ts"
import { plainName } from "../../../src/contract/search/folded.ts"
import type { Caller } from "../access/caller.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { citiesFor, type PlaceCompany } from "./placeScope.ts"
import { spacedWords } from "./wordsOf.ts"

const { cities } = tables

/** Number of neighborhoods that are answered at most, those of the company's own city first. */
const maxNeighborhoods = 6

type Row = {
  readonly id: number
  readonly name: string
  readonly area: Area | null
  readonly city: string
  readonly state: string
  readonly longitude: number | null
  readonly latitude: number | null
}

/** Parts of an address as they were typed, with those that are known; a street that is the name of the place is none. */
export const knownParts = (typed: AddressParts, known: AddressParts): AddressParts => {
  const { line, number, complement, postCode } = typed
  const names = [known.neighborhood, known.city].flatMap((name) => (name ? [plainName(name)] : []))
  const isName = line !== undefined && names.some((name) => name.startsWith(plainName(line)))
  return {
    ...(line !== undefined && !isName && { line }),
    ...(number !== undefined && { number }),
    ...(complement !== undefined && { complement }),
    ...(postCode !== undefined && { postCode }),
    ...known,
  }
}

const centerOf = ({ longitude, latitude }: Row): Place | undefined =>
  longitude === null || latitude === null ? undefined : [longitude, latitude]

/** Neighborhoods of served cities that a text names, or begins to; each is known by its middle. */
export const neighborhoodPlaces = async (
  db: Database,
  caller: Caller,
  company: PlaceCompany | undefined,
  text: string,
  typed: AddressParts,
): Promise<ReadonlyArray<FoundPlace>> => {
  const words = spacedWords(text)
  const name = sql`' ' || btrim(regexp_replace(folded(n ->> 'name'), '[^[:alnum:]]+', ' ', 'g')) || ' '`
  const isNamed = sql`(position(${name} in ${words}) > 0 or starts_with(${name}, ${words.trimEnd()}))`
  const { rows } = await db.execute<Row>(sql`
    select ${cities.id}::int as id, n ->> 'name' as name, n -> 'area' as area, ${cities.name} as city,
      ${cities.state} as state, ${cities.center}[0] as longitude, ${cities.center}[1] as latitude
    from ${cities}, jsonb_array_elements(${cities.neighborhoods}) n
    where ${and(isNamed, citiesFor(caller, company)) ?? sql`true`}
    order by (${cities.name} = ${company?.city ?? ""}) desc, (position(${spacedWords(typed.city ?? "")} in
      folded(' ' || ${cities.name} || ' ')) > 0) desc, length(n ->> 'name') desc, name limit ${maxNeighborhoods}`)
  return rows.flatMap((row): ReadonlyArray<FoundPlace> => {
    const { id, name: neighborhood, area, city, state } = row
    const middle = area ? middleOfArea(area) : undefined
    const place = middle ?? centerOf(row)
    if (!place) return []
    const address = knownParts(typed, { neighborhood, city, state })
    const kind = middle ? "NEIGHBORHOOD" : "CITY"
    return [{ label: addressLine(address), place, kind, address, servedCity: { _id: id, label: city } }]
  })
}
