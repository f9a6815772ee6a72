import { type AddressParts, addressLine } from "../../../src/contract/places/addressText.ts"
import type { FoundPlace } from "../../../src/contract/places/placeCalls.ts"
import { isPostCode, plainPostCode } from "../../../src/contract/places/postCode.ts"
import { stateOf } from "../../../src/contract/places/states.ts"

/** A place as Nominatim answers it (`format=jsonv2`, `addressdetails=1`). */
export interface NominatimPlace {
  readonly lat?: unknown
  readonly lon?: unknown
  readonly address?: Readonly<Record<string, unknown>>
}

/** A place as Photon answers it. */
export interface Feature {
  readonly geometry?: { readonly coordinates?: unknown }
  readonly properties?: Readonly<Record<string, unknown>>
}

const maxChars = 200

const textIn = (values: Readonly<Record<string, unknown>>, ...names: ReadonlyArray<string>) => {
  const found = names.map((name) => values[name]).find((value) => typeof value === "string" && value !== "")
  return typeof found === "string" ? found.slice(0, maxChars) : undefined
}

/** Only what is known, and a state as its two letters. */
const partsOf = (texts: Readonly<Record<keyof AddressParts, string | undefined>>): AddressParts => {
  const state = texts.state && stateOf(texts.state.replace(/^BR-/, ""))
  const postCode = texts.postCode && isPostCode(texts.postCode) ? plainPostCode(texts.postCode) : undefined
  return Object.fromEntries(
    Object.entries({ ...texts, state, postCode }).filter(([, text]) => text !== undefined),
  ) as AddressParts
}

const foundAt = (longitude: unknown, latitude: unknown, address: AddressParts): ReadonlyArray<FoundPlace> => {
  const place = [Number(longitude), Number(latitude)] as const
  const isOnEarth = Math.abs(place[0]) <= 180 && Math.abs(place[1]) <= 90
  const label = addressLine(address)
  if (!isOnEarth || label === "") return []
  const kind = address.number
    ? "ADDRESS"
    : address.line
      ? "STREET"
      : address.neighborhood
        ? "NEIGHBORHOOD"
        : "CITY"
  return [{ label, place, kind, address }]
}

/** The place Nominatim tells of, if it can be shown. */
export const foundOfNominatim = ({ lat, lon, address = {} }: NominatimPlace): ReadonlyArray<FoundPlace> =>
  foundAt(
    lon,
    lat,
    partsOf({
      line: textIn(address, "road", "pedestrian", "footway"),
      number: textIn(address, "house_number"),
      complement: undefined,
      neighborhood: textIn(address, "suburb", "neighbourhood", "quarter", "city_district"),
      city: textIn(address, "city", "town", "village", "municipality"),
      state: textIn(address, "ISO3166-2-lvl4", "state"),
      postCode: textIn(address, "postcode"),
    }),
  )

/** The place Photon tells of, if it is in Brazil and can be shown. */
export const foundOfPhoton = ({ geometry, properties = {} }: Feature): ReadonlyArray<FoundPlace> => {
  const { coordinates } = geometry ?? {}
  const country = textIn(properties, "countrycode")
  if (!Array.isArray(coordinates) || (country !== undefined && country !== "BR")) return []
  const type = textIn(properties, "type")
  const name = textIn(properties, "name")
  const number = textIn(properties, "housenumber")
  return foundAt(
    coordinates[0],
    coordinates[1],
    partsOf({
      line: textIn(properties, "street") ?? (type === "street" ? name : undefined),
      number,
      complement: undefined,
      neighborhood: textIn(properties, "district", "locality") ?? (type === "district" ? name : undefined),
      city: textIn(properties, "city") ?? (type === "city" ? name : undefined),
      state: textIn(properties, "state"),
      postCode: textIn(properties, "postcode"),
    }),
  )
}
