import { areaProblem, type AreaProblem, cornersOf, ringOf } from "../../../contract/resource/area.ts"
import type { Area, Place } from "../../../contract/resource/field.ts"
import type { ItemTexts } from "../../../resource/described/kindTexts.ts"
import { plainName } from "./plainName.ts"
import { simplified } from "./simplified.ts"

/** The area of a neighborhood; `at` is its place among those there are, undefined for one that is not there. */
export interface FoundArea {
  readonly name: string
  readonly at: number | undefined
  readonly area: Area
}

/** A feature nobody can take over; features count from 1. */
export interface BadFeature {
  readonly number: number
  readonly name: string
  readonly problem: AreaProblem | "name" | "shape" | "repeated"
}

/** What a GeoJSON text (RFC 7946) says of neighborhoods; undefined for what is none. */
export interface FoundAreas {
  readonly found: ReadonlyArray<FoundArea>
  readonly bad: ReadonlyArray<BadFeature>
}

/** Corners an imported area is brought to: a city's neighborhoods have to fit into one request. */
const mostCorners = 60
const digits = 5
/** What features say their name by; IBGE's and those of Brazilian cities. */
const nameProperty = /^(nm?_?|ds_)?(name|nome|bairro|dist|distrito|neighbou?rhood)$/i

type Loose = Readonly<Record<string, unknown>>

const isObject = (raw: unknown): raw is Loose => typeof raw === "object" && raw !== null
const listOf = (raw: unknown): ReadonlyArray<unknown> => (Array.isArray(raw) ? raw : [])

const placeOf = (raw: unknown): Place | undefined => {
  const [longitude, latitude] = listOf(raw)
  const isOne = typeof longitude === "number" && typeof latitude === "number"
  if (!isOne || !(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) return undefined
  return [Number(longitude.toFixed(digits)), Number(latitude.toFixed(digits))]
}

const ringIn = (raw: unknown): ReadonlyArray<Place> => {
  const places = listOf(raw).flatMap((one) => {
    const place = placeOf(one)
    return place ? [place] : []
  })
  const apart = places.filter((place, at) => String(place) !== String(places[at - 1]))
  return ringOf(String(apart[0]) === String(apart.at(-1)) ? cornersOf(apart) : apart)
}

/** The rings of a polygon, or of several: each is a part or a hole, which is the same here. */
const areaIn = (geometry: unknown): Area | undefined => {
  if (!isObject(geometry)) return undefined
  const { type, coordinates } = geometry
  if (type === "Polygon") return listOf(coordinates).map(ringIn)
  return type === "MultiPolygon" ? listOf(coordinates).flatMap((part) => listOf(part).map(ringIn)) : undefined
}

const featuresIn = (raw: unknown): ReadonlyArray<Loose> | undefined => {
  if (!isObject(raw)) return undefined
  if (raw["type"] === "FeatureCollection") return listOf(raw["features"]).filter(isObject)
  return raw["type"] === "Feature" ? [raw] : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a feature is called: as one that is there, by whatever property, or by a property that means a name. */
const nameIn = (properties: unknown, names: ReadonlyMap<string, number>): string => {
  const said = Object.entries(isObject(properties) ? properties : {}).filter(
    (one): one is [string, string] => typeof one[1] === "string" && one[1].trim() !== "",
  )
  const known = said.find(([, value]) => names.has(plainName(value)))
  return (known ?? said.find(([key]) => nameProperty.test(key)))?.[1].trim() ?? ""
}

/** The areas a GeoJSON text has for neighborhoods, by their names; those that are large in corners are made simpler. */
export const geoJsonAreas = (text: string, items: ReadonlyArray<ItemTexts>): FoundAreas | undefined => {
  const features = featuresIn(parsed(text))
  if (!features) return undefined
  const names = new Map(items.map((item, at) => [plainName(item["name"] ?? ""), at]))
  const found = new Map<string, FoundArea>()
  const bad: Array<BadFeature> = []
  for (const [index, { properties, geometry }] of features.entries()) {
    const name = nameIn(properties, names)
    const key = plainName(name)
    const whole = areaIn(geometry)
    const area = whole && simplified(whole, mostCorners)
    const problem = ((): BadFeature["problem"] | undefined => {
      if (name === "") return "name"
      if (found.has(key)) return "repeated"
      return area ? areaProblem(area) : "shape"
    })()
    if (problem || !area) bad.push({ number: index + 1, name, problem: problem ?? "shape" })
    else found.set(key, { name, at: names.get(key), area })
  }
  return { found: [...found.values()], bad }
}
