import { Suspense, useMemo, useState } from "react"
import type { Dashboard } from "../../contract/dashboard/dashboard.ts"
import { useWords } from "../../frame/useWords.ts"
import { plot } from "../../ui/chart/chartTable.css.ts"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { dashboardWords } from "./words.ts"
import { HourTable } from "./HourTable.tsx"
import { Part } from "./Part.tsx"
import { key, legend } from "./sales.css.ts"
import { useFormats } from "./useFormats.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** The chart library is loaded once there is something to draw. */
const LineChart = lazily(() =>
  import("../../ui/chart/LineChart.tsx").then(({ LineChart: chart }) => ({ default: chart })),
)

type Sales = NonNullable<Dashboard["sales"]>

const Legend = () => {
  const say = useWords("dashboard", dashboardWords)
  return (
    <span className={legend}>
      <i className={key({})} aria-hidden="true" />
      {say("today")}
      <i className={key({ past: true })} aria-hidden="true" />
      {say("before")}
    </span>
  )
}

const HourChart = ({ hours, now }: { readonly hours: Sales["hours"]; readonly now: number }) => {
  const say = useWords("dashboard", dashboardWords)
  const { short, money } = useFormats()
  const places = useMemo(() => hours.map(({ hour }) => say("hourShort", { hour })), [hours, say])
  const series = useMemo(
    () => [
      { name: say("before"), values: hours.map(({ centsBefore }) => centsBefore / 100), isPrevious: true },
      { name: say("today"), values: hours.map(({ hour, cents }) => (hour > now ? undefined : cents / 100)) },
    ],
    [hours, now, say],
  )
  const placeName = (place: number) =>
    place === now
      ? say("hourSoFar", { from: place })
      : say("hourRange", { from: place, to: (place + 1) % 24 })
  return (
    <Suspense>
      <LineChart
        {...{ labels: places, series, nameOf: placeName }}
        formatTick={short}
        formatValue={(reais) => money(reais * 100)}
      />
    </Suspense>
  )
}

/** Today's sales by hour against the same day last week, as a chart and always as a table too. */
export const SalesByHour = ({ figures }: { readonly figures: Dashboard | undefined }) => {
  const say = useWords("dashboard", dashboardWords)
  const { hourOf } = useFormats(figures?.timeZone)
  const [shown, setShown] = useState<"chart" | "table">("chart")
  const sales = figures?.sales
  const now = figures ? hourOf(figures.readAt) : 0
  const some = sales?.hours.some(({ cents, centsBefore }) => cents + centsBefore > 0)
  const options = [
    { id: "chart" as const, label: say("asChart") },
    { id: "table" as const, label: say("asTable") },
  ]
  const end = (
    <>
      {shown === "chart" && <Legend />}
      <SegmentedControl
        size="small"
        label={say("shownAs")}
        options={options}
        value={shown}
        onChange={setShown}
      />
    </>
  )
  return (
    <Part title={say("salesByHour")} end={end}>
      <div className={plot}>
        {sales && !some && <EmptyState title={say("noSales")} />}
        {sales && some && shown === "chart" && <HourChart hours={sales.hours} now={now} />}
        {sales && some && <HourTable hours={sales.hours} now={now} isSeen={shown === "table"} />}
      </div>
    </Part>
  )
}
