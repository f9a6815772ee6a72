import type { Area, Place } from "./field.ts"

const digits = 6

/** The middle of the corners of an area's largest outline. */
export const middleOfArea = (area: Area): Place | undefined => {
  const corners = area.toSorted((one, other) => other.length - one.length)[0]?.slice(1) ?? []
  if (corners.length === 0) return undefined
  const mean = (axis: 0 | 1) =>
    Number((corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length).toFixed(digits))
  return [mean(0), mean(1)]
}
