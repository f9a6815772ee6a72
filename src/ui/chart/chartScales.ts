import { scaleLinear } from "d3-scale"

/** One line of a chart. A missing value leaves a gap, or ends the line. */
export interface ChartSeries {
  readonly name: string
  readonly values: ReadonlyArray<number | undefined>
  /** An earlier period to compare with: gray and dashed. */
  readonly isPrevious?: boolean | undefined
  /** A value holds until the next one: the line goes in steps. */
  readonly isStepped?: boolean | undefined
}

/** In px. Charts are drawn for their real width rather than scaled, so that their text keeps its size. */
export const chartHeight = 262
const margins = { top: 12, end: 8, bottom: 24, start: 52 }

const labelSteps = [1, 2, 3, 4, 6, 8, 12, 24]
const minLabelWidth = 60

/** Maps indexes and values to px for a given width, and chooses the labels of both axes. */
export const chartScales = (
  width: number,
  labels: ReadonlyArray<string>,
  series: ReadonlyArray<ChartSeries>,
) => {
  const values = series.flatMap((one) => one.values.filter((value) => value !== undefined))
  const x = scaleLinear([0, Math.max(1, labels.length - 1)], [margins.start, width - margins.end])
  const y = scaleLinear([0, Math.max(1, ...values)], [chartHeight - margins.bottom, margins.top]).nice(4)
  const fits = (step: number) => (x(step) ?? 0) - (x(0) ?? 0) >= minLabelWidth
  const step = labelSteps.find(fits) ?? labels.length
  return {
    x: (index: number) => x(index) ?? 0,
    y: (value: number) => y(value) ?? 0,
    indexAt: (pixels: number) => Math.min(labels.length - 1, Math.max(0, Math.round(x.invert(pixels)))),
    ticks: y.ticks(4),
    xLabels: labels.map((label, index) => ({ label, index })).filter(({ index }) => index % step === 0),
    start: margins.start,
    end: width - margins.end,
    top: margins.top,
    bottom: chartHeight - margins.bottom,
  }
}

/** See `chartScales`. */
export type ChartScales = ReturnType<typeof chartScales>
