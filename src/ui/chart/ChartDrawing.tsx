import { curveLinear, curveStepAfter, line } from "d3-shape"
import { axis, grid, seriesLine, point, cursorLine } from "./chart.css.ts"
import type { ChartScales, ChartSeries } from "./chartScales.ts"

interface Props {
  readonly scales: ChartScales
  readonly series: ReadonlyArray<ChartSeries>
  readonly formatTick: (value: number) => string
  /** The index under the pointer. */
  readonly activeIndex: number | undefined
}

const Axes = ({ scales, formatTick }: Pick<Props, "scales" | "formatTick">) => (
  <g className={axis}>
    {scales.ticks.map((value) => (
      <g key={value}>
        <path className={grid} d={`M${scales.start} ${Math.round(scales.y(value)) + 0.5}H${scales.end}`} />
        <text x={scales.start - 8} y={scales.y(value) + 4} textAnchor="end">
          {formatTick(value)}
        </text>
      </g>
    ))}
    {scales.xLabels.map(({ index, label }) => (
      <text key={index} x={scales.x(index)} y={scales.bottom + 20} textAnchor="middle">
        {label}
      </text>
    ))}
  </g>
)

const SeriesLine = ({ scales, series }: { readonly scales: ChartScales; readonly series: ChartSeries }) => {
  const draw = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => scales.x(index))
    .y((value) => scales.y(value ?? 0))
    .curve(series.isStepped ? curveStepAfter : curveLinear)
  return <path className={seriesLine({ isPrevious: series.isPrevious })} d={draw(series.values) ?? ""} />
}

const PointMark = ({
  scales,
  series,
  index,
}: {
  scales: ChartScales
  series: ChartSeries
  index: number
}) => {
  const value = series.values[index]
  return value === undefined ? null : (
    <circle
      className={point({ isPrevious: series.isPrevious })}
      cx={scales.x(index)}
      cy={scales.y(value)}
      r={4}
    />
  )
}

/** The lines and axes of a chart. */
export const ChartDrawing = ({ scales, series, formatTick, activeIndex }: Props) => (
  <>
    <Axes scales={scales} formatTick={formatTick} />
    {series.map((one) => (
      <SeriesLine key={one.name} scales={scales} series={one} />
    ))}
    {activeIndex !== undefined && (
      <path className={cursorLine} d={`M${scales.x(activeIndex)} ${scales.top}V${scales.bottom}`} />
    )}
    {series.map((one) => {
      const last = one.values.findLastIndex((value) => value !== undefined)
      const ends = !one.isPrevious && last < one.values.length - 1
      const markedIndex = activeIndex ?? (ends ? last : undefined)
      return markedIndex === undefined ? null : (
        <PointMark key={one.name} scales={scales} series={one} index={markedIndex} />
      )
    })}
  </>
)
