import type { shoppers } from "../../contract/resources/shoppers.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { Suspense, useMemo, useState } from "react"
import { type PickingDay, picking } from "../../contract/orders/picking.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { writtenDate } from "../../frame/written.ts"
import { ChartTable } from "../../ui/chart/ChartTable.tsx"
import { plot } from "../../ui/chart/chartTable.css.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { history } from "../../ui/icon/icons.ts"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { head, wide } from "../../business/chartHead.css.ts"
import { useShopperWords } from "./words.ts"
import { type Measure, useMeasures } from "./useMeasures.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** The chart library is loaded once there is something to draw. */
const LineChart = lazily(() =>
  import("../../ui/chart/LineChart.tsx").then(({ LineChart: chart }) => ({ default: chart })),
)

const none = "–"

const useDays = () => {
  const { locale } = usePanel()
  return useMemo(() => {
    const write =
      (options: Intl.DateTimeFormatOptions) =>
      ({ day }: PickingDay) =>
        writtenDate(locale, new Date(`${day}T12:00:00Z`), { ...options, timeZone: "UTC" })
    return {
      short: write({ day: "2-digit", month: "2-digit" }),
      long: write({ weekday: "long", day: "numeric", month: "long" }),
    }
  }, [locale])
}

const DayChart = ({ days, measure }: { days: ReadonlyArray<PickingDay>; measure: Measure }) => {
  const { short, long } = useDays()
  const labels = useMemo(() => days.map(short), [days, short])
  const series = useMemo(() => [{ name: measure.label, values: days.map(measure.of) }], [days, measure])
  return (
    <Suspense>
      <LineChart
        {...{ labels, series }}
        formatTick={measure.write}
        formatValue={measure.write}
        nameOf={(index) => (days[index] ? long(days[index]) : "")}
      />
    </Suspense>
  )
}

const Figures = ({ days }: { readonly days: ReadonlyArray<PickingDay> }) => {
  const say = useShopperWords()
  const { long } = useDays()
  const measures = useMeasures()
  const [chosen, setChosen] = useState<Measure["id"]>("orders")
  const [shown, setShown] = useState<"chart" | "table">("chart")
  const measure = measures.find(({ id }) => id === chosen)
  return (
    <>
      <div className={head}>
        <SegmentedControl
          size="small"
          label={say("measure")}
          options={measures}
          value={chosen}
          onChange={setChosen}
          isDisabled={shown === "table"}
        />
        <SegmentedControl
          size="small"
          label={say("shownAs")}
          options={[
            { id: "chart", label: say("asChart") },
            { id: "table", label: say("asTable") },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className={plot}>
        {shown === "chart" && measure && <DayChart {...{ days, measure }} />}
        <ChartTable
          caption={say("productivity")}
          columns={[say("day"), ...measures.map(({ label }) => label)]}
          rows={days.map((day) => ({
            id: day.day,
            name: long(day),
            cells: measures.map(({ of, write }) => {
              const value = of(day)
              return value === undefined ? none : write(value)
            }),
          }))}
          isSeen={shown === "table"}
        />
      </div>
    </>
  )
}

/** A shopper's picking on each of the last days, as a chart and always as a table too. */
const Productivity = ({ row: { _id: id } }: { readonly row: RowOf<typeof shoppers> }) => {
  const { client } = usePanel()
  const say = useShopperWords()
  const load = useMemo(() => client.api.call(picking.productivity, { params: { id } }), [client, id])
  const { remote, reload } = useRemote(load)
  const error = failure(remote)
  const days = remote.data
  if (error) return <LoadFailure title={say("failed")} error={error} onRetry={reload} />
  if (days?.every(({ orders }) => orders === 0)) return <EmptyState icon={history} title={say("nothing")} />
  return (
    <div className={wide}>
      <strong>{say("productivity")}</strong>
      {days && <Figures days={days} />}
    </div>
  )
}

export default Productivity
