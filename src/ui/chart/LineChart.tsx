import { type PointerEvent, useLayoutEffect, useRef, useState } from "react"
import { chart, tip, tipRow } from "./chart.css.ts"
import { ChartDrawing } from "./ChartDrawing.tsx"
import { chartHeight, type ChartSeries, chartScales } from "./chartScales.ts"

export interface LineChartProps {
  /** One label for each place, from the start. */
  readonly places: ReadonlyArray<string>
  /** The last is drawn on top, and told first. */
  readonly series: ReadonlyArray<ChartSeries>
  /** Writes a value at the axis: short. */
  readonly tick: (value: number) => string
  /** Writes a value that is pointed at: whole. */
  readonly value: (value: number) => string
  /** Names a place that is pointed at. */
  readonly placeName: (place: number) => string
}

const useMeasuredWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

interface TipProps extends Pick<LineChartProps, "series" | "value" | "placeName"> {
  readonly at: number
  readonly left: number
  /** Whether it lies on the end half, so that it opens towards the start. */
  readonly late: boolean
}

const Tip = ({ series, value, placeName, at, left, late }: TipProps) => (
  <div className={tip({ late })} style={{ insetInlineStart: left }}>
    <span>{placeName(at)}</span>
    {series.toReversed().map(({ name, values }) => {
      const here = values[at]
      return here === undefined ? null : (
        <span key={name} className={tipRow}>
          <span>{name}</span>
          <strong>{value(here)}</strong>
        </span>
      )
    })}
  </div>
)

/**
 * Lines over places in a row, such as the hours of a day. It says nothing to assistive technology: put a table of the
 * same figures beside it. Import it lazily, it brings d3.
 */
export const LineChart = ({ places, series, tick, value, placeName }: LineChartProps) => {
  const { ref, width } = useMeasuredWidth()
  const [at, setAt] = useState<number>()
  const scales = width > 0 ? chartScales(width, places, series) : undefined
  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setAt(scales?.placeAt(clientX - currentTarget.getBoundingClientRect().left))
  const left = at === undefined ? undefined : scales?.x(at)
  return (
    <div
      ref={ref}
      className={chart}
      aria-hidden="true"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setAt(undefined)}
    >
      <svg width={width} height={chartHeight} viewBox={`0 0 ${width} ${chartHeight}`}>
        {scales && <ChartDrawing {...{ scales, series, tick, at }} />}
      </svg>
      {at !== undefined && left !== undefined && (
        <Tip {...{ series, value, placeName, at, left }} late={left > width / 2} />
      )}
    </div>
  )
}
