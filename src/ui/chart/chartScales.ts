import { scaleLinear } from "d3-scale"

/** One line of a chart. A value that is missing leaves a gap, or ends it. */
export interface ChartSeries {
  readonly name: string
  readonly values: ReadonlyArray<number | undefined>
  /** What was before, to compare with: grey and dashed. */
  readonly past?: boolean | undefined
}

/** Pixels. Text in charts keeps its real size, so they are drawn to the width they have. */
export const chartHeight = 262
const edge = { top: 12, end: 8, bottom: 24, start: 52 }

const steps = [1, 2, 3, 4, 6, 8, 12, 24]
const labelWidth = 60

/** Where places and values of a chart lie in a width, in px, and which of them are written at its axes. */
export const chartScales = (
  width: number,
  places: ReadonlyArray<string>,
  series: ReadonlyArray<ChartSeries>,
) => {
  const values = series.flatMap((one) => one.values.filter((value) => value !== undefined))
  const x = scaleLinear([0, Math.max(1, places.length - 1)], [edge.start, width - edge.end])
  const y = scaleLinear([0, Math.max(1, ...values)], [chartHeight - edge.bottom, edge.top]).nice(4)
  const fits = (step: number) => (x(step) ?? 0) - (x(0) ?? 0) >= labelWidth
  const step = steps.find(fits) ?? places.length
  return {
    x: (place: number) => x(place) ?? 0,
    y: (value: number) => y(value) ?? 0,
    placeAt: (pixels: number) => Math.min(places.length - 1, Math.max(0, Math.round(x.invert(pixels)))),
    ticks: y.ticks(4),
    labelled: places.map((label, place) => ({ label, place })).filter(({ place }) => place % step === 0),
    start: edge.start,
    end: width - edge.end,
    top: edge.top,
    bottom: chartHeight - edge.bottom,
  }
}

/** See `chartScales`. */
export type ChartScales = ReturnType<typeof chartScales>
