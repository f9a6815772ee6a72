import type { cities } from "../../contract/resources/cities.ts"
import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import { limits } from "../../contract/limits.ts"
import { areaProblem, type AreaProblem, cornersOf, ringOf } from "../../contract/resource/area.ts"
import type { Area, Place } from "../../contract/resource/field.ts"
import { plainName } from "../../contract/search/folded.ts"
import { simplified } from "./simplified.ts"

/** The area of a neighborhood; `at` is its place among those there are, undefined for one that is not there. */
export interface FoundArea {
  readonly name: string
  readonly at: number | undefined
  readonly area: Area
}

type PositionProblem = "detailed" | "coordinates" | "meters" | "swapped"

/** A feature nobody can take over; features count from 1. */
export interface BadFeature {
  readonly number: number
  readonly name: string
  readonly problem: AreaProblem | PositionProblem | "name" | "shape" | "repeated"
}

/** Neighborhoods found in a GeoJSON text (RFC 7946). */
export interface FoundAreas {
  readonly found: ReadonlyArray<FoundArea>
  readonly bad: ReadonlyArray<BadFeature>
}

/** The reason a text has no areas at all: not JSON, TopoJSON, outlines without names, empty, or some other JSON. */
export type TextProblem = "json" | "topology" | "nameless" | "empty" | "other"

/** Corners an imported area is brought to, and those of all together: a city has to fit into one request. */
const mostCorners = 60
const maxTotalCorners = 9000
/** Positions of one feature beyond which it is no neighborhood. */
export const maxPositions = 20_000
const digits = 5
/** Property names that hold a feature's name, including those of IBGE and of Brazilian cities. */
const nameProperty = /^(nm?_?|ds_)?(name|nome|bairro|dist|distrito|neighbou?rhood)$/i

type Loose = Readonly<Record<string, unknown>>

const isObject = (raw: unknown): raw is Loose => typeof raw === "object" && raw !== null
const listOf = (raw: unknown): ReadonlyArray<unknown> => (Array.isArray(raw) ? raw : [])

type Pair = readonly [x: number, y: number]

const pairOf = (raw: unknown): Pair | undefined => {
  const [x, y] = listOf(raw)
  return Number.isFinite(x) && Number.isFinite(y) ? [x as number, y as number] : undefined
}

/** Around Brazil, within which longitudes and latitudes are never taken for each other. */
const isInBrazil = ([x, y]: Pair): boolean => x > -74 && x < -28 && y > -34 && y < 6

const isDegrees = ([x, y]: Pair): boolean => Math.abs(x) <= 180 && Math.abs(y) <= 90

const turned = ([x, y]: Pair): Pair => [y, x]

const problemOfPair = (pair: Pair | undefined): PositionProblem | undefined => {
  if (!pair) return "coordinates"
  if (!isDegrees(pair)) return isDegrees(turned(pair)) ? "swapped" : "meters"
  return !isInBrazil(pair) && isInBrazil(turned(pair)) ? "swapped" : undefined
}

const placeOf = ([x, y]: Pair): Place => [Number(x.toFixed(digits)), Number(y.toFixed(digits))]

const ringIn = (positions: ReadonlyArray<unknown>): ReadonlyArray<Place> => {
  const places = positions.flatMap((one) => [placeOf(pairOf(one) ?? [0, 0])])
  const apart = places.filter((place, at) => String(place) !== String(places[at - 1]))
  return ringOf(String(apart[0]) === String(apart.at(-1)) ? cornersOf(apart) : apart)
}

/** The rings of a polygon, or of several: each is a part or a hole, which is the same here. */
const ringsIn = (geometry: unknown): ReadonlyArray<ReadonlyArray<unknown>> | undefined => {
  if (!isObject(geometry)) return undefined
  const { type, coordinates } = geometry
  if (type === "Polygon") return listOf(coordinates).map(listOf)
  return type === "MultiPolygon" ? listOf(coordinates).flatMap((part) => listOf(part).map(listOf)) : undefined
}

/** The area of a feature, made simpler where it is large in corners; or why it has none. */
const areaIn = (geometry: unknown, maxCorners: number): Area | BadFeature["problem"] => {
  const rings = ringsIn(geometry)
  if (!rings) return "shape"
  const positions = rings.flat()
  if (positions.length > maxPositions) return "detailed"
  const bad = positions.map(pairOf).map(problemOfPair)
  const problem = bad.find((one) => one !== undefined)
  if (problem) return problem
  const area = simplified(rings.map(ringIn), maxCorners)
  return areaProblem(area) ?? area
}

const outlines: ReadonlySet<unknown> = new Set(["Polygon", "MultiPolygon", "GeometryCollection"])

const featuresIn = (raw: unknown): ReadonlyArray<Loose> | TextProblem => {
  if (raw === undefined) return "json"
  const { type, features } = isObject(raw) ? raw : {}
  if (type === "Feature") return [raw as Loose]
  if (type === "Topology") return "topology"
  if (outlines.has(type)) return "nameless"
  if (type !== "FeatureCollection") return "other"
  const all = listOf(features).filter(isObject)
  return all.length === 0 ? "empty" : all
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Returns a feature's name: an existing neighborhood's name in any property, or the value of a name property. */
const nameIn = (properties: unknown, names: ReadonlyMap<string, number>): string => {
  const textProperties = Object.entries(isObject(properties) ? properties : {}).filter(
    (one): one is [string, string] => typeof one[1] === "string" && one[1].trim() !== "",
  )
  const known = textProperties.find(([, value]) => names.has(plainName(value)))
  return (known ?? textProperties.find(([key]) => nameProperty.test(key)))?.[1].trim() ?? ""
}

/** The areas a GeoJSON text has for neighborhoods, by their names; or why it has none. */
export const geoJsonAreas = (
  text: string,
  items: ReadonlyArray<ItemTextsOf<typeof cities, "neighborhoods">>,
): FoundAreas | TextProblem => {
  const features = featuresIn(parsed(text))
  if (typeof features === "string") return features
  const names = new Map(items.map((item, at) => [plainName(item.name ?? ""), at]))
  const maxCorners = Math.min(
    mostCorners,
    Math.floor(maxTotalCorners / Math.min(features.length, limits.list.maxItems)),
  )
  const found = new Map<string, FoundArea>()
  const bad: Array<BadFeature> = []
  for (const [index, { properties, geometry }] of features.entries()) {
    const name = nameIn(properties, names)
    const key = plainName(name)
    const area = found.has(key) ? "repeated" : name === "" ? "name" : areaIn(geometry, maxCorners)
    if (typeof area === "string") bad.push({ number: index + 1, name, problem: area })
    else found.set(key, { name, at: names.get(key), area })
  }
  return { found: [...found.values()], bad }
}
