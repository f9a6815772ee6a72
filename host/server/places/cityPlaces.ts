import { and, inArray, or, type SQL, sql } from "drizzle-orm"
import { type AddressParts, addressLine } from "../../../src/contract/places/addressText.ts"
import { cityName } from "../../../src/contract/places/municipalities.ts"
import type { FoundPlace } from "../../../src/contract/places/placeCalls.ts"
import type { Caller } from "../access/caller.ts"
import { type KnownMunicipality, knownMunicipalities } from "../cities/municipalities.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { knownParts } from "./neighborhoodPlaces.ts"
import { citiesFor, type PlaceCompany } from "./placeScope.ts"
import { spacedWords } from "./wordsOf.ts"

const { cities } = tables

/** Number of cities that are answered at most: those named exactly first, then those of the company's state. */
const maxCities = 4
/** Letters of a name from which the rest of it is guessed. */
const minLetters = 3

interface NamedMunicipality {
  readonly words: string
  readonly city: KnownMunicipality
}

let named: ReadonlyArray<NamedMunicipality> | undefined

const namedMunicipalities = () =>
  (named ??= [...knownMunicipalities().values()].map((city) => ({ words: spacedWords(city.name), city })))

/** Names in an address that may be a city's; the street is one only where nothing follows it. */
const namesIn = ({ line, neighborhood, city }: AddressParts): ReadonlyArray<string> =>
  [city ?? neighborhood ?? line].flatMap((name) => (name === undefined ? [] : [spacedWords(name)]))

const municipalitiesNamed = (
  typed: AddressParts,
  state: string | null | undefined,
): ReadonlyArray<KnownMunicipality> => {
  const names = namesIn(typed)
  const isBegun = (words: string) =>
    names.some((name) => name.trim().length >= minLetters && words.startsWith(name.trimEnd()))
  const rankOf = ({ words, city }: NamedMunicipality) =>
    Number(!names.includes(words)) * 2 + Number(city.state !== state)
  return namedMunicipalities()
    .filter(({ words, city }) => isBegun(words) && (!typed.state || city.state === typed.state))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, maxCities)
    .map(({ city }) => city)
}

/** Cities an application serves among these, by code or by name. */
const readServed = (db: Database, of: SQL | undefined, found: ReadonlyArray<KnownMunicipality>) => {
  const codes = found.map(({ code }) => code)
  const names = found.map(({ name }) => name)
  return db
    .select({
      id: sql<number>`${cities.id}::int`,
      code: sql<string | null>`${cities.ibgeCode}`,
      name: sql<string>`${cities.name}`,
      state: sql<string>`${cities.state}`,
    })
    .from(cities)
    .where(and(of, or(inArray(cities.ibgeCode!, codes), inArray(cities.name!, names))))
}

/** Municipalities of Brazil that a text names, or begins to; each is known by its seat. */
export const cityPlaces = async (
  db: Database,
  caller: Caller,
  company: PlaceCompany | undefined,
  typed: AddressParts,
): Promise<ReadonlyArray<FoundPlace>> => {
  const found = municipalitiesNamed(typed, company?.state)
  if (found.length === 0) return []
  const rows = await readServed(db, citiesFor(caller, company), found)
  return found.flatMap((one): ReadonlyArray<FoundPlace> => {
    const { code, name: city, state, center } = one
    if (!center) return []
    const served = rows.find((row) => row.code === code || cityName(row) === cityName(one))
    const address = knownParts(typed, { city, state })
    const servedCity = served && { _id: served.id, label: served.name }
    const place = { label: addressLine(address), place: center, kind: "CITY", address } as const
    return [servedCity ? { ...place, servedCity } : place]
  })
}
