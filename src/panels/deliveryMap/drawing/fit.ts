import type View from "ol/View.js"
import type { Point } from "../../../ui/map/mercator.ts"

/** Pixels kept free at each edge, and the metres per pixel beyond which a fit does not zoom in. */
const paddingPx = 48
const minResolution = 4
/** The percentage of points at each end that may stay out of view. */
const outlierPercent = 2

const middle = (from: number, to: number) => (from + to) / 2

const rangeOf = (points: ReadonlyArray<Point>, of: (point: Point) => number) => {
  const cut = Math.floor((points.length * outlierPercent) / 100)
  const all = Float64Array.from(points, of).sort()
  return [all[cut]!, all[all.length - 1 - cut]!] as const
}

/** Moves the view so that the points fit into width and height, except for a few that are far from the rest. */
export const fit = (view: View, points: ReadonlyArray<Point>, width: number, height: number): void => {
  if (points.length === 0) return
  const [west, east] = rangeOf(points, ({ x }) => x)
  const [south, north] = rangeOf(points, ({ y }) => y)
  const free = [width - 2 * paddingPx, height - 2 * paddingPx]
  const resolution = Math.max(view.getResolutionForExtent([west, south, east, north], free), minResolution)
  view.cancelAnimations()
  view.setResolution(view.getConstrainedResolution(resolution, 1))
  view.setCenter([middle(west, east), middle(south, north)])
}
