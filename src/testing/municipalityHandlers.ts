import * as Effect from "effect/Effect"
import { cityName, municipalities as calls } from "../contract/places/municipalities.ts"
import { isGiven } from "../contract/resource/body.ts"
import { callsOf } from "../contract/resource/calls.ts"
import { cities } from "../contract/resources/cities.ts"
import { sampleMunicipalities } from "../samples/cities.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { ResourceTable } from "./resourceTable.ts"
import { compareNames } from "../contract/search/compareNames.ts"
import type { Handler } from "./Handler.ts"

type Handlers = ReadonlyArray<readonly [Endpoint, Handler]>

const byCode = new Map(sampleMunicipalities.map((one) => [one.code, one]))

type CityTable = ResourceTable["table"]

/** The city of a code; one without a code is known by its name. */
const cityOf = (table: CityTable, code: string) => {
  const known = byCode.get(code)
  return [...table.rows.values()].find(({ values: { ibgeCode, ...values } }) =>
    isGiven(ibgeCode) ? ibgeCode === code : known && cityName(values) === cityName(known),
  )
}

/** Writes a code into its city, where that was typed without one; false where there is no such city. */
const writeCode = (table: CityTable, code: string): boolean => {
  const city = cityOf(table, code)
  if (city && !isGiven(city.values["ibgeCode"]))
    table.rows.set(city._id, {
      ...city,
      version: city.version + 1,
      values: { ...city.values, ibgeCode: code },
    })
  return city !== undefined
}

/** Brazil's municipalities, of which the memory knows those of the demo; `create` makes a city. */
export const municipalityHandlers = (
  lists: ReadonlyArray<ResourceTable>,
  handlers: ReadonlyMap<Endpoint, Handler>,
): Handlers => {
  const cityTable = lists.find(({ resource }) => resource.name === cities.name)?.table
  const create = handlers.get(callsOf(cities).create)
  if (!cityTable || !create) return []
  const find: Handler = ({ params }) => {
    const { state } = params as { readonly state: string }
    const found = sampleMunicipalities.filter((one) => one.state === state)
    return Effect.succeed(
      found
        .map(({ code, name }) => ({
          _id: Number(code),
          name,
          isImported: cityOf(cityTable, code) !== undefined,
        }))
        .toSorted((one, other) => compareNames(one.name, other.name)),
    )
  }
  const imported: Handler = Effect.fnUntraced(function* (input) {
    const { codes, owner } = input.body as { readonly codes: ReadonlyArray<string>; readonly owner?: number }
    const there = codes.filter((code) => writeCode(cityTable, code))
    const missing = codes.flatMap((code) => (there.includes(code) ? [] : (byCode.get(code) ?? [])))
    for (const { code, name, state, center } of missing) {
      const body = { name, state, center, ibgeCode: code, timeZone: "America/Sao_Paulo", isActive: false }
      yield* create({ ...input, body: { ...body, ...(owner !== undefined && { owner }) } })
    }
    return { made: missing.length, kept: there, unknown: codes.filter((code) => !byCode.has(code)) }
  })
  return [
    [calls.find, find],
    [calls.import, imported],
  ]
}
