import type View from "ol/View.js"
import type { Point } from "./mercator.ts"

/** Pixels kept free at each edge; metres of the map in a pixel, the closest a fit goes. */
const edge = 48
const closest = 4
/** How many parts in a hundred at each end may stay out of sight. */
const outliers = 2

const middle = (from: number, to: number) => (from + to) / 2

const rangeOf = (points: ReadonlyArray<Point>, of: (point: Point) => number) => {
  const cut = Math.floor((points.length * outliers) / 100)
  const all = Float64Array.from(points, of).sort()
  return [all[cut]!, all[all.length - 1 - cut]!] as const
}

/** Brings points into sight, but for a few that are far away from the rest, on so many pixels. */
export const fit = (view: View, points: ReadonlyArray<Point>, width: number, height: number): void => {
  if (points.length === 0) return
  const [west, east] = rangeOf(points, ({ x }) => x)
  const [south, north] = rangeOf(points, ({ y }) => y)
  const free = [width - 2 * edge, height - 2 * edge]
  const wanted = Math.max(view.getResolutionForExtent([west, south, east, north], free), closest)
  view.cancelAnimations()
  view.setResolution(view.getConstrainedResolution(wanted, 1))
  view.setCenter([middle(west, east), middle(south, north)])
}
