import * as Effect from "effect/Effect"
import { addressLine, readAddress } from "../contract/places/addressText.ts"
import { type FoundPlace, placeCalls } from "../contract/places/placeCalls.ts"
import { middleOfArea } from "../contract/resource/middleOfArea.ts"
import { plainName } from "../contract/search/folded.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { sampleCities } from "../samples/cities.ts"
import type { Handler } from "./Handler.ts"

const earlier: FoundPlace = {
  label: "Rua Augusta, 1500, Consolação",
  place: [-46.6602, -23.5561],
  kind: "EARLIER",
  address: { line: "Rua Augusta", number: "1500", neighborhood: "Consolação", city: "São Paulo" },
}

/** Neighborhoods of the demo's cities that a text names, and the cities themselves. */
const known = sampleCities.flatMap(({ name: city, state, center, neighborhoods }) => [
  ...(neighborhoods ?? []).flatMap(({ name: neighborhood, area }) => {
    const place = area ? middleOfArea(area) : undefined
    return place
      ? [{ name: neighborhood, place, kind: "NEIGHBORHOOD", parts: { neighborhood, city, state } } as const]
      : []
  }),
  ...(center ? [{ name: city, place: center, kind: "CITY", parts: { city, state } } as const] : []),
])

const find: Handler = ({ query }) => {
  const { text = "" } = query as { readonly text?: string }
  const typed = plainName(text)
  const { line, number } = readAddress(text)
  const isEarlier = typed === "" || plainName(earlier.label).includes(plainName(line ?? text))
  const named = known.filter(({ name }) => typed !== "" && typed.includes(plainName(name)))
  const places = named.map(({ name, place, kind, parts }): FoundPlace => {
    const isName = line !== undefined && plainName(line) === plainName(name)
    const address = { ...(line && !isName && { line }), ...(number && { number }), ...parts }
    return { label: addressLine(address), place, kind, address }
  })
  return Effect.succeed({ places: [...(isEarlier ? [earlier] : []), ...places] })
}

/** Handlers that find places: one earlier place of every store, and the demo's cities and neighborhoods. */
export const placeHandlers: ReadonlyArray<readonly [Endpoint, Handler]> = [[placeCalls.find, find]]
