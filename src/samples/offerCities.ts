import type { offerCities } from "../contract/resources/offerCities.ts"
import { states } from "../contract/places/states.ts"
import { sampleCities } from "./cities.ts"
import type { GivenRow } from "./givenRow.ts"
import { sampleCountryStates } from "./countryStates.ts"

const placeOfState = (abbreviation: string): number =>
  sampleCountryStates.findIndex((state) => state.abbreviation === abbreviation) + 1

/** The demo's cities, of which the first have stores that advertise. */
export const sampleOfferCities: ReadonlyArray<GivenRow<typeof offerCities>> = sampleCities.map(
  ({ name, state, ibgeCode, timeZone, center }, index) => ({
    name,
    state: placeOfState(state as keyof typeof states),
    ...(ibgeCode != null && { ibgeCode }),
    timeZone,
    ...(center && { center }),
    radiusKm: index === 0 ? 40 : 15,
    isActive: index < 8,
  }),
)
