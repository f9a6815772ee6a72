import { expect, test } from "vitest"
import { areaProblem, ringOf } from "../../../src/contract/resource/area.ts"
import type { Place } from "../../../src/contract/resource/field.ts"
import { geoJsonAreas } from "../../../src/panels/cities/geoJsonAreas.ts"
import { cornersIn, cornersText } from "../../../src/resource/described/fields/area/cornersText.ts"

const a: Place = [0, 0]
const b: Place = [1, 0]
const c: Place = [1, 1]
const d: Place = [0, 1]
const square = ringOf([a, b, c, d])

const round = (count: number): ReadonlyArray<Place> =>
  ringOf(
    Array.from({ length: count }, (_, at): Place => {
      const angle = (at / count) * 2 * Math.PI
      return [Math.cos(angle) / 10, Math.sin(angle) / 10]
    }),
  )

test.each<[string, ReadonlyArray<ReadonlyArray<Place>>, ReturnType<typeof areaProblem>]>([
  ["a square", [square], undefined],
  ["a triangle", [ringOf([a, b, c])], undefined],
  ["an outline with a corner in a straight line", [ringOf([a, [0.5, 0], b, c])], undefined],
  [
    "a square with a hole",
    [
      square,
      ringOf([
        [0.2, 0.2],
        [0.8, 0.2],
        [0.5, 0.5],
      ]),
    ],
    undefined,
  ],
  ["no ring", [], "corners"],
  ["two corners", [ringOf([a, b])], "corners"],
  ["an open ring", [[a, b, c, d]], "corners"],
  ["a bow tie", [ringOf([a, c, b, d])], "crossing"],
  ["a spike that comes back", [ringOf([a, b, [2, 0], b, c])], "crossing"],
  ["three corners in a line", [ringOf([a, b, [2, 0]])], "crossing"],
  ["a corner on another edge", [ringOf([a, b, c, [0.5, 0], d])], "crossing"],
  ["a corner twice", [ringOf([a, b, b, c])], "crossing"],
  ["more corners than there may be", [round(101)], "tooMany"],
])("%s is or is no area", (_, area, problem) => expect(areaProblem(area)).toBe(problem))

test("points are written as other maps copy them, by either comma, and a line that names none is told", () => {
  const corners = [
    [a, b, [-46.63, -23.55] as const],
    [c, d, a],
  ]
  expect(cornersIn(cornersText(corners))).toEqual({ corners, badLine: undefined })
  expect(cornersIn("-23,55; -46,63\n-23.5 -46.6")).toEqual({
    corners: [
      [
        [-46.63, -23.55],
        [-46.6, -23.5],
      ],
    ],
    badLine: undefined,
  })
  expect(cornersIn("0, 0\n0, 1\n1, 1\n0, 0").corners).toEqual([[a, b, c]])
  expect(cornersIn("0, 0\nhere\n91, 0")).toEqual({ corners: [[a]], badLine: 2 })
})

const found = (read: ReturnType<typeof geoJsonAreas>) => {
  if (typeof read === "string") throw new Error(read)
  return read
}

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: "Feature",
  properties,
  geometry: { type, coordinates },
})

test("a file of a city gives its neighborhoods their areas by name, and says why it gives others none", () => {
  const features = [
    feature({ codigo: 7, NM_BAIRRO: "CAMBUÍ" }, "Polygon", [square]),
    feature({ outro: "taquaral" }, "MultiPolygon", [
      [square],
      [
        ringOf([
          [3, 3],
          [4, 3],
          [4, 4],
        ]),
      ],
    ]),
    feature({ nome: "Nova Campinas" }, "Polygon", [round(900)]),
    feature({ nome: "Cambui" }, "Polygon", [square]),
    feature({ nome: "Torto" }, "Polygon", [ringOf([a, c, b, d])]),
    feature({ nome: "Ponto" }, "Point", a),
    feature({ codigo: 1 }, "Polygon", [square]),
  ]
  const text = JSON.stringify({ type: "FeatureCollection", features })
  const read = found(geoJsonAreas(text, [{ name: "Cambuí" }, { name: "Taquaral" }]))
  expect(read.found.map(({ name, at, area }) => [name, at, area.length])).toEqual([
    ["CAMBUÍ", 0, 1],
    ["taquaral", 1, 2],
    ["Nova Campinas", undefined, 1],
  ])
  const { area = [] } = read.found[2] ?? {}
  expect(areaProblem(area)).toBeUndefined()
  expect(area[0]?.length).toBeLessThanOrEqual(61)
  expect(read.bad.map(({ number, problem }) => [number, problem])).toEqual([
    [4, "repeated"],
    [5, "crossing"],
    [6, "shape"],
    [7, "name"],
  ])
})

test.each([
  ["{", "json"],
  ["[]", "other"],
  ['{"type":"Topology","objects":{}}', "topology"],
  ['{"type":"Polygon","coordinates":[]}', "nameless"],
  ['{"type":"FeatureCollection","features":[]}', "empty"],
])("%s has no areas, and why is told (%s)", (text, problem) => expect(geoJsonAreas(text, [])).toBe(problem))

const ringAround = (x: number, y: number, turn = ([one, other]: Place): Place => [one, other]) =>
  ringOf([turn([x, y]), turn([x + 0.01, y]), turn([x + 0.01, y + 0.01])])

test.each<[string, unknown, string | undefined]>([
  ["around Campinas", ringAround(-47.06, -22.9), undefined],
  ["with heights", ringAround(-47.06, -22.9).map((place) => [...place, 680]), undefined],
  ["with latitude first", ringAround(-47.06, -22.9, ([x, y]) => [y, x]), "swapped"],
  ["with latitudes that can be none", ringAround(120, 30, ([x, y]) => [y, x]), "swapped"],
  ["in meters (UTM)", ringAround(288_000, 7_465_000), "meters"],
  ["with a coordinate that is no number", [...ringAround(-47.06, -22.9), [null, "-22"]], "coordinates"],
  ["of a survey", Array.from({ length: 20_001 }, () => a), "detailed"],
])("a neighborhood %s is taken, or told apart by what is wrong with it", (_, ring, problem) => {
  const read = found(geoJsonAreas(JSON.stringify(feature({ nome: "Cambuí" }, "Polygon", [ring])), []))
  expect(read.bad.map((one) => one.problem)).toEqual(problem ? [problem] : [])
})

test("as many areas as a city may have fit into one request", () => {
  const features = Array.from({ length: 200 }, (_, at) =>
    feature({ nome: `Bairro ${at}` }, "Polygon", [round(400)]),
  )
  const read = found(geoJsonAreas(JSON.stringify({ type: "FeatureCollection", features }), []))
  expect(JSON.stringify(read.found).length).toBeLessThan(250_000)
})
