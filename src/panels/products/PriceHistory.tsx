import { Suspense, useMemo, useState } from "react"
import { zoneOf } from "../../contract/places/zoneOf.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { priceChanges } from "../../contract/resources/priceChanges.ts"
import type { products } from "../../contract/resources/products.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { writtenDate } from "../../frame/written.ts"
import { ChartTable } from "../../ui/chart/ChartTable.tsx"
import { plot } from "../../ui/chart/chartTable.css.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { history } from "../../ui/icon/icons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { type Change, daysSince, valuesByDay } from "./priceSeries.ts"
import { head, wide } from "../../business/chartHead.css.ts"
import { useProductWords } from "./words.ts"

/** The chart library is loaded once there is something to draw. */
const LineChart = lazily(() =>
  import("../../ui/chart/LineChart.tsx").then(({ LineChart: chart }) => ({ default: chart })),
)

const { find } = callsOf(priceChanges)

const drawn = { PRICE: ["price", "price"], PROMO: ["promo", "promoPrice"], COST: ["cost", "cost"] } as const
const fields = ["COST", "PROMO", "PRICE"] as const

type Product = RowOf<typeof products>

/** Prices and cost of a product for each day since they first changed. */
const usePriceDays = (row: Product, changes: ReadonlyArray<Change>) => {
  const say = useProductWords()
  const { now } = usePanel().client.api
  return useMemo(() => {
    const zone = zoneOf(row.owner)
    const days = daysSince(changes, now(), zone)
    const series = fields.flatMap((field) => {
      const [word, name] = drawn[field]
      const own = changes.filter((change) => change.field === field)
      const current = row[name]
      const values = valuesByDay(own, days, current === null ? undefined : current / 100, zone)
      const isThere = values.some((value) => value !== undefined)
      return isThere ? [{ name: say(word), values, isStepped: true, isPrevious: field === "COST" }] : []
    })
    return { days, series }
  }, [row, changes, say, now])
}

const Chart = ({ row, changes }: { readonly row: Product; readonly changes: ReadonlyArray<Change> }) => {
  const { locale } = usePanel()
  const say = useProductWords()
  const money = useMoney()
  const [shown, setShown] = useState<"chart" | "table">("chart")
  const { days, series } = usePriceDays(row, changes)
  const dayText = (day: string, options: Intl.DateTimeFormatOptions) =>
    writtenDate(locale, new Date(`${day}T12:00:00Z`), { ...options, timeZone: "UTC" })
  const labels = days.map((day) => dayText(day, { day: "2-digit", month: "2-digit" }))
  const long = (day = "") =>
    day === "" ? "" : dayText(day, { day: "numeric", month: "long", year: "numeric" })
  const inMoney = (value: number) => money(Math.round(value * 100))
  const rows = days.map((day, at) => ({
    id: day,
    name: dayText(day, { day: "2-digit", month: "2-digit", year: "numeric" }),
    cells: series.map(({ values }) => (values[at] === undefined ? "–" : inMoney(values[at]))),
  }))
  return (
    <>
      <div className={head}>
        <strong>{say("prices")}</strong>
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
        {shown === "chart" && (
          <Suspense>
            <LineChart
              {...{ labels, series }}
              formatTick={inMoney}
              formatValue={inMoney}
              nameOf={(at) => long(days[at])}
            />
          </Suspense>
        )}
        <ChartTable
          caption={say("prices")}
          columns={[say("day"), ...series.map(({ name }) => name)]}
          rows={rows.toReversed()}
          isSeen={shown === "table"}
        />
      </div>
    </>
  )
}

/** A product's prices and cost over time, each until it changed. */
const PriceHistory = ({ row }: { readonly row: Product }) => {
  const { api } = usePanel().client
  const say = useProductWords()
  const { _id: id, version } = row
  const load = useMemo(
    () =>
      api.call(find, {
        body: {
          filter: { product: [id], field: [...fields] },
          sortField: "createdAt",
          sortOrder: "desc",
          pageNumber: 0,
          pageSize: 100,
        },
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- another version has more to tell
    [api, id, version],
  )
  const { remote, reload } = useRemote(load)
  const error = failure(remote)
  const changes = remote.data?.items as ReadonlyArray<Change> | undefined
  if (error) return <LoadFailure title={say("failed")} error={error} onRetry={reload} />
  if (changes?.length === 0)
    return <EmptyState icon={history} title={say("noChanges")} text={say("noChangesText")} />
  return <div className={wide}>{changes && <Chart {...{ row, changes }} />}</div>
}

export default PriceHistory
