import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { reads } from "../wire/reading.ts"
import type { Area, Place } from "./field.ts"

/**
 * Problem of an area: a ring has fewer than three corners or is not closed, there are too many corners, or a ring
 * crosses itself.
 */
export type AreaProblem = "corners" | "tooMany" | "crossing"

type Corners = ReadonlyArray<Place>

/** On which side of the line from `a` to `b` a corner lies: above zero to its left, zero on it. */
const sideOf = ([ax, ay]: Place, [bx, by]: Place, [x, y]: Place): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax)

const isBetween = (one: Place, other: Place, [x, y]: Place): boolean =>
  Math.min(one[0], other[0]) <= x &&
  x <= Math.max(one[0], other[0]) &&
  Math.min(one[1], other[1]) <= y &&
  y <= Math.max(one[1], other[1])

/** True if two edges meet anywhere. */
const meet = (a: Place, b: Place, c: Place, d: Place): boolean => {
  const [toC, toD, toA, toB] = [sideOf(a, b, c), sideOf(a, b, d), sideOf(c, d, a), sideOf(c, d, b)]
  if (Math.sign(toC) * Math.sign(toD) < 0 && Math.sign(toA) * Math.sign(toB) < 0) return true
  return (
    (toC === 0 && isBetween(a, b, c)) ||
    (toD === 0 && isBetween(a, b, d)) ||
    (toA === 0 && isBetween(c, d, a)) ||
    (toB === 0 && isBetween(c, d, b))
  )
}

const isSame = (one: Place | undefined, other: Place | undefined) =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1]

/** True if the outline of these corners crosses itself; a spike that returns the same way counts too. */
const crossesItself = (corners: Corners): boolean => {
  const edges = corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner] as const)
  return edges.some(([a, b], at) =>
    edges.slice(at + 1).some(([c, d], after) => {
      const isNext = after === 0
      const isLast = at === 0 && after === edges.length - 2
      if (!isNext && !isLast) return meet(a, b, c, d)
      const [corner, one, other] = isNext ? [b, a, d] : [a, b, c]
      return (
        sideOf(corner, one, other) === 0 && (isBetween(corner, one, other) || isBetween(corner, other, one))
      )
    }),
  )
}

/** The corners of a ring, without the last, which is the first again. */
export const cornersOf = (ring: Corners): Corners => ring.slice(0, -1)

/** A ring of corners: closed by the first one. */
export const ringOf = (corners: Corners): Corners => [...corners, ...corners.slice(0, 1)]

/** Returns an area's problem; undefined if it is valid. */
export const areaProblem = (area: Area): AreaProblem | undefined => {
  const rings = area.map(cornersOf)
  if (rings.length === 0 || area.some((ring) => ring.length < 4 || !isSame(ring[0], ring.at(-1))))
    return "corners"
  if (rings.flat().length > limits.area.maxCorners) return "tooMany"
  return rings.some(crossesItself) ? "crossing" : undefined
}

const Degrees = (max: number) => Schema.Finite.check(Schema.isBetween({ minimum: -max, maximum: max }))

const isArea = (raw: unknown): raw is Area =>
  Array.isArray(raw) &&
  raw.every((ring) => Array.isArray(ring) && ring.every((one) => Array.isArray(one) && one.length === 2))

/** Degrees east and degrees north. */
export const PlaceOnEarth = Schema.Tuple([Degrees(180), Degrees(90)])

const areaWhere = (isRight: (area: Area) => boolean, expected: string): Schema.Codec<Area, Area> =>
  reads(Schema.Array(Schema.Array(PlaceOnEarth)).check(Schema.makeFilter(isRight, { expected })), {
    read: (raw) => (isArea(raw) ? raw : undefined),
  })

const expected = "closed rings of at least three corners that do not cross themselves"

/** Closed rings of corners, as those of a GeoJSON polygon (RFC 7946, 3.1.6); none crosses itself. */
export const AreaOfRings = areaWhere((area) => areaProblem(area) === undefined, expected)

/** An area as answers tell it: a list says of each only that there is one, as no rings at all. */
export const ToldArea = areaWhere(
  (area) => area.length === 0 || areaProblem(area) === undefined,
  `${expected}, or none`,
)
