import { type PointerEvent, useLayoutEffect, useRef, useState } from "react"
import { chart, tooltip, tooltipRow } from "./chart.css.ts"
import { ChartDrawing } from "./ChartDrawing.tsx"
import { chartHeight, type ChartSeries, chartScales } from "./chartScales.ts"

export interface LineChartProps {
  /** The labels of the x axis, one for each value. */
  readonly labels: ReadonlyArray<string>
  /** The last is drawn on top and listed first in the tooltip. */
  readonly series: ReadonlyArray<ChartSeries>
  /** Formats a value for the axis, in short. */
  readonly formatTick: (value: number) => string
  /** Formats a value for the tooltip, in full. */
  readonly formatValue: (value: number) => string
  /** The heading of the tooltip for one index. */
  readonly nameOf: (index: number) => string
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

interface ChartTooltipProps extends Pick<LineChartProps, "series" | "formatValue" | "nameOf"> {
  readonly index: number
  readonly left: number
  /** True if the point is in the right half, so that the tooltip opens to its left. */
  readonly opensToStart: boolean
}

const ChartTooltip = ({ series, formatValue, nameOf, index, left, opensToStart }: ChartTooltipProps) => (
  <div className={tooltip({ opensToStart })} style={{ insetInlineStart: left }}>
    <span>{nameOf(index)}</span>
    {series.toReversed().map(({ name, values }) => {
      const value = values[index]
      return value === undefined ? null : (
        <span key={name} className={tooltipRow}>
          <span>{name}</span>
          <strong>{formatValue(value)}</strong>
        </span>
      )
    })}
  </div>
)

/**
 * A line chart, for example of the hours of a day. It is hidden from assistive technology: put a table of the same
 * figures beside it. Import it lazily, because it brings d3.
 */
export const LineChart = ({ labels, series, formatTick, formatValue, nameOf }: LineChartProps) => {
  const { ref, width } = useMeasuredWidth()
  const [activeIndex, setActiveIndex] = useState<number>()
  const scales = width > 0 ? chartScales(width, labels, series) : undefined
  const followPointer = ({ clientX, currentTarget }: PointerEvent) =>
    setActiveIndex(scales?.indexAt(clientX - currentTarget.getBoundingClientRect().left))
  const tooltipLeft = activeIndex === undefined ? undefined : scales?.x(activeIndex)
  return (
    <div
      ref={ref}
      className={chart}
      aria-hidden="true"
      onPointerMove={followPointer}
      onPointerDown={followPointer}
      onPointerLeave={() => setActiveIndex(undefined)}
    >
      <svg width={width} height={chartHeight} viewBox={`0 0 ${width} ${chartHeight}`}>
        {scales && <ChartDrawing {...{ scales, series, formatTick, activeIndex }} />}
      </svg>
      {activeIndex !== undefined && tooltipLeft !== undefined && (
        <ChartTooltip
          {...{ series, formatValue, nameOf, index: activeIndex, left: tooltipLeft }}
          opensToStart={tooltipLeft > width / 2}
        />
      )}
    </div>
  )
}
