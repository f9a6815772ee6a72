import type { Area, Place } from "./field.ts"

/** True if a line to the east of a place crosses the edge; an edge has its lower end but not its upper one. */
const isCrossed = ([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax

/** True if a place lies within an area: an odd number of its edges lies to the east of it. */
export const isWithinArea = (place: Place, area: Area): boolean => {
  const crossings = area.flatMap((ring) =>
    ring.slice(1).filter((corner, at) => isCrossed(place, ring[at] ?? corner, corner)),
  )
  return crossings.length % 2 === 1
}
