import * as Effect from "effect/Effect"
import { municipalities as calls } from "../contract/places/municipalities.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { callsOf } from "../contract/resource/calls.ts"
import { cities } from "../contract/resources/cities.ts"
import { sampleMunicipalities } from "../samples/cities.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Handler } from "./handlers.ts"
import type { ResourceTable } from "./resourceTable.ts"

type Handlers = ReadonlyArray<readonly [Endpoint, Handler]>

const byCode = new Map(sampleMunicipalities.map((one) => [one.code, one]))

/** Brazil's municipalities, of which the memory knows those of the demo; `create` makes a city. */
export const municipalityHandlers = (
  lists: ReadonlyArray<ResourceTable>,
  handlers: ReadonlyMap<Endpoint, Handler>,
): Handlers => {
  const kept = lists.find(({ resource }) => resource.name === cities.name)?.table
  const create = handlers.get(callsOf(cities as unknown as Resource).create)
  if (!kept || !create) return []
  const isThere = (code: string) => [...kept.rows.values()].some(({ values }) => values["ibgeCode"] === code)
  const find: Handler = ({ params }) => {
    const { state } = params as { readonly state: string }
    const found = sampleMunicipalities.filter((one) => one.state === state)
    return Effect.succeed(
      found
        .map(({ code, name }) => ({ _id: Number(code), name, isImported: isThere(code) }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    )
  }
  const imported: Handler = Effect.fnUntraced(function* (input) {
    const { codes, owner } = input.body as { readonly codes: ReadonlyArray<string>; readonly owner?: number }
    const there = codes.filter(isThere)
    const wanted = codes.flatMap((code) => (isThere(code) ? [] : (byCode.get(code) ?? [])))
    for (const { code, name, state, center } of wanted) {
      const body = { name, state, center, ibgeCode: code, timeZone: "America/Sao_Paulo", isActive: false }
      yield* create({ ...input, body: { ...body, ...(owner !== undefined && { owner }) } })
    }
    return { made: wanted.length, kept: there, unknown: codes.filter((code) => !byCode.has(code)) }
  })
  return [
    [calls.find, find],
    [calls.import, imported],
  ]
}
