import type { Place } from "../../../src/contract/resource/field.ts"
import { compareNames } from "../../../src/contract/search/compareNames.ts"
import lists from "./municipalities.json" with { type: "json" }

/** A municipality of Brazil. */
export interface KnownMunicipality {
  /** IBGE's seven digits. */
  readonly code: string
  readonly name: string
  readonly state: string
  /** Position of the municipality's seat; unknown for a few. */
  readonly center: Place | null
  /** As the IANA names it, among those a city may have. */
  readonly timeZone: string
}

/** The west of Amazonas keeps the time of Acre (law 12.876/2013). */
const westOfAmazonas = new Set(
  "1300201 1300607 1300706 1301407 1301506 1301654 1301803 1301951 1302306 1302405 1303502 1303908 1304062".split(
    " ",
  ),
)
const fernandoDeNoronha = "2605459"
const anHourBehind = new Set(["AM", "MS", "MT", "RO", "RR"])

const timeZoneOf = (state: string, code: string): string => {
  if (code === fernandoDeNoronha) return "America/Noronha"
  if (state === "AC" || westOfAmazonas.has(code)) return "America/Rio_Branco"
  return anHourBehind.has(state) ? "America/Manaus" : "America/Sao_Paulo"
}

const placeIn = (text: string): Place | null => {
  const [longitude, latitude] = text.split(",").map(Number)
  return latitude === undefined ? null : [longitude!, latitude]
}

const read = (state: string, line: string): KnownMunicipality => {
  const [code = "", place = "", ...name] = line.split(" ")
  return { code, name: name.join(" "), state, center: placeIn(place), timeZone: timeZoneOf(state, code) }
}

let known: ReadonlyMap<string, KnownMunicipality> | undefined

/** Brazil's municipalities by their code; read when they are first asked for. */
export const knownMunicipalities = (): ReadonlyMap<string, KnownMunicipality> =>
  (known ??= new Map(
    Object.entries(lists)
      .flatMap(([state, list]) => list.split(";").map((line) => read(state, line)))
      .map((one) => [one.code, one]),
  ))

/** Returns the municipalities of a state, by name. */
export const municipalitiesOf = (state: string): ReadonlyArray<KnownMunicipality> =>
  [...knownMunicipalities().values()]
    .filter((one) => one.state === state)
    .toSorted((one, other) => compareNames(one.name, other.name))
