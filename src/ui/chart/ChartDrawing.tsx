import { line } from "d3-shape"
import { axis, grid, lineOf, mark, rule } from "./chart.css.ts"
import type { ChartScales, ChartSeries } from "./chartScales.ts"

interface Props {
  readonly scales: ChartScales
  readonly series: ReadonlyArray<ChartSeries>
  readonly tick: (value: number) => string
  /** The place that is pointed at. */
  readonly at: number | undefined
}

const Axes = ({ scales, tick }: Pick<Props, "scales" | "tick">) => (
  <g className={axis}>
    {scales.ticks.map((value) => (
      <g key={value}>
        <path className={grid} d={`M${scales.start} ${Math.round(scales.y(value)) + 0.5}H${scales.end}`} />
        <text x={scales.start - 8} y={scales.y(value) + 4} textAnchor="end">
          {tick(value)}
        </text>
      </g>
    ))}
    {scales.labelled.map(({ place, label }) => (
      <text key={place} x={scales.x(place)} y={scales.bottom + 20} textAnchor="middle">
        {label}
      </text>
    ))}
  </g>
)

const Line = ({ scales, one }: { readonly scales: ChartScales; readonly one: ChartSeries }) => {
  const draw = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, place) => scales.x(place))
    .y((value) => scales.y(value ?? 0))
  return <path className={lineOf({ past: one.past })} d={draw(one.values) ?? ""} />
}

const Mark = ({ scales, one, at }: { scales: ChartScales; one: ChartSeries; at: number }) => {
  const value = one.values[at]
  return value === undefined ? null : (
    <circle className={mark({ past: one.past })} cx={scales.x(at)} cy={scales.y(value)} r={4} />
  )
}

/** The lines of a chart with their axes. */
export const ChartDrawing = ({ scales, series, tick, at }: Props) => (
  <>
    <Axes scales={scales} tick={tick} />
    {series.map((one) => (
      <Line key={one.name} scales={scales} one={one} />
    ))}
    {at !== undefined && <path className={rule} d={`M${scales.x(at)} ${scales.top}V${scales.bottom}`} />}
    {series.map((one) => {
      const last = one.values.findLastIndex((value) => value !== undefined)
      const ends = !one.past && last < one.values.length - 1
      const marked = at ?? (ends ? last : undefined)
      return marked === undefined ? null : <Mark key={one.name} scales={scales} one={one} at={marked} />
    })}
  </>
)
